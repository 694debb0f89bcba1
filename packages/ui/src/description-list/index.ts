export { DescriptionList, type DescriptionListProps } from './description-list.tsx';
export { DescriptionListSkeleton } from './description-list-skeleton.tsx';
