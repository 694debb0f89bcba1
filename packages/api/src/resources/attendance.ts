export { attendanceOperations as attendance } from '@mijn/domain/attendance';
export type * from '@mijn/domain/attendance';
