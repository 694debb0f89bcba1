import type { Operation, Shape } from '@mijn/domain/wire';
import { modules } from '../../modules/index.ts';

export const allOperations: readonly (Operation & Shape)[] = modules.flatMap(({ contract }) =>
  Object.values(contract),
);
