export { albumsOperations as albums } from '@mijn/domain/albums';
export type * from '@mijn/domain/albums';
