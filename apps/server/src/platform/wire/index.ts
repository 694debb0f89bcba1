export { AppError, orNotFound, RETRY_AFTER_DAILY_LIMIT_S } from './app-error.ts';
export {
  bind,
  type AccessMap,
  type AnyContract,
  type Checks,
  type Handlers,
  type Unserialised,
} from './bind.ts';
export { accessFilter, type AccessFilter } from './caller.ts';
export type { Caller, Member, Membership } from './caller.ts';
export { createAndRead, type CreatingRequest } from './create-and-read.ts';
export { isId, readInput } from './read-input.ts';
export { requireBoard } from './require-board.ts';
