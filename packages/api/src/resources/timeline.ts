export { timelineOperations as timeline } from '@mijn/domain/timeline';
export type * from '@mijn/domain/timeline';
