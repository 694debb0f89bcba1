import type { Operation, Shape } from '@mijn/domain/wire';
import { modules } from '../modules/index.ts';
import { bodyLimit } from '../platform/wire/body-limit.ts';
import type { CallAccess } from '../platform/wire/caller.ts';

export { errorMessages } from '../platform/wire/app-error.ts';
export { worksInMaintenance } from '../platform/maintenance/sign-in-calls.ts';
export type { CallAccess } from '../platform/wire/caller.ts';

export interface DescribedModule {
  contract: Readonly<Record<string, Operation & Shape>>;
  calls: readonly DescribedCall[];
}

export interface DescribedCall {
  name: string;
  operation: Operation & Shape;
  access: CallAccess;
  bodyBytesMax: number;
}

export const describedModules = (): DescribedModule[] =>
  modules.map(({ contract, access }) => ({
    contract,
    calls: Object.entries(contract).map(([name, operation]) => ({
      name,
      operation,
      access: access[name] ?? 'signed_in',
      bodyBytesMax: bodyLimit(operation),
    })),
  }));
