export { GroupList, type GroupListProps } from './group-list.tsx';
export { GroupListSkeleton } from './group-list-skeleton.tsx';
