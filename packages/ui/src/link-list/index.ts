export { LinkList, type LinkListProps } from './link-list.tsx';
export { LinkListSkeleton } from './link-list-skeleton.tsx';
