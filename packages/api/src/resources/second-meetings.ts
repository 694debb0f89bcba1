export { secondMeetingsOperations as secondMeetings } from '@mijn/domain/second-meetings';
export type * from '@mijn/domain/second-meetings';
