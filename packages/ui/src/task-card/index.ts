export { TaskCard } from './task-card.tsx';
export { TaskCardSkeleton } from './task-card-skeleton.tsx';
