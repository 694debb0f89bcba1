export { MeetingList } from './meeting-list.tsx';
export { MeetingListSkeleton } from './meeting-list-skeleton.tsx';
export { MeetingRow, type MeetingRowProps } from './meeting-row.tsx';
