export const meetingsPath = '/meetings';
export const meetingPath = (meetingId: string): string => `${meetingsPath}/${meetingId}`;
export const attendancesPath = (meetingId: string): string => `${meetingPath(meetingId)}/attendances`;
export const decisionsPath = `${meetingsPath}/decisions`;
export const decisionPath = (decisionId: string): string => `${decisionsPath}/${decisionId}`;
