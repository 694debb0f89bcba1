export { meetingsOperations as meetings } from '@mijn/domain/meetings';
export type * from '@mijn/domain/meetings';
