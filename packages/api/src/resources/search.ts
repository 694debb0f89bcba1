export { searchOperations as search } from '@mijn/domain/search';
export type * from '@mijn/domain/search';
