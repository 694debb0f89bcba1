export { pushOperations as push } from '@mijn/domain/push';
export type * from '@mijn/domain/push';
