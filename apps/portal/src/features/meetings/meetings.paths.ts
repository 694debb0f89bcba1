export const meetingsPath = '/meetings';
export const meetingPath = (meetingId: string): string => `${meetingsPath}/${meetingId}`;
export const attendancesPath = (meetingId: string): string => `${meetingPath(meetingId)}/attendances`;
