export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
export type { DrawingName } from './drawings.tsx';
