export { decisionsOperations as decisions } from '@mijn/domain/decisions';
export type * from '@mijn/domain/decisions';
