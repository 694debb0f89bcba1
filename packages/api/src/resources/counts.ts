export { countsOperations as counts } from '@mijn/domain/counts';
export type * from '@mijn/domain/counts';
