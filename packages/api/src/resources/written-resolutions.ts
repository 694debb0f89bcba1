export { writtenResolutionsOperations as writtenResolutions } from '@mijn/domain/written-resolutions';
export type * from '@mijn/domain/written-resolutions';
