export { presenceOperations as presence } from '@mijn/domain/presence';
export type * from '@mijn/domain/presence';
