export { Timeline, type TimelineEntry, type TimelineProps } from './timeline.tsx';
export { TimelineSkeleton } from './timeline-skeleton.tsx';
