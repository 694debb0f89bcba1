export { motionsOperations as motions } from '@mijn/domain/motions';
export type * from '@mijn/domain/motions';
