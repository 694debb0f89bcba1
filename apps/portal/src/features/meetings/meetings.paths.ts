export const meetingsPath = '/meetings';
export const meetingPath = (meetingId: string): string => `${meetingsPath}/${meetingId}`;
