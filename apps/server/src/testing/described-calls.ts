import type { Operation, Shape } from '@mijn/domain/wire';
import { modules } from '../modules/index.ts';
import { bodyLimit } from '../platform/wire/body-limit.ts';
import type { CallAccess } from '../platform/wire/caller.ts';

export { errorMessages } from '../platform/wire/app-error.ts';
export type { CallAccess } from '../platform/wire/caller.ts';

/** The operations of one resource, as the server binds them. */
export interface DescribedModule {
  contract: Readonly<Record<string, Operation & Shape>>;
  calls: readonly DescribedCall[];
}

/** An operation with what the server knows besides its contract. */
export interface DescribedCall {
  /** The name of the operation in its contract. */
  name: string;
  operation: Operation & Shape;
  access: CallAccess;
  /** The maximum number of bytes of a JSON body. */
  bodyBytesMax: number;
}

/** Returns every operation of the server, for the OpenAPI document. */
export const describedModules = (): DescribedModule[] =>
  modules.map(({ contract, access }) => ({
    contract,
    calls: Object.entries(contract).map(([name, operation]) => ({
      name,
      operation,
      access: access[name] ?? 'signed_in',
      bodyBytesMax: bodyLimit(operation.body),
    })),
  }));
