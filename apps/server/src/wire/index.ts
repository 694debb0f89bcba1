export { accessFilter, type AccessFilter } from './access-filter.ts';
export type { CallAccess } from './access.ts';
export { AppError, orNotFound } from './app-error.ts';
export { bind, type AccessMap, type AnyContract, type Handlers, type Unserialised } from './bind.ts';
export type { Caller, Impersonator, Member, Membership } from './caller.ts';
export { readInput } from './read-input.ts';
export { createOnce } from './create-once.ts';
