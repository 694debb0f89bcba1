export { PhotoGrid, type PhotoGridProps } from './photo-grid.tsx';
export { PhotoGridSkeleton, type PhotoGridSkeletonProps } from './photo-grid-skeleton.tsx';
export type { Photo } from './photo.ts';
