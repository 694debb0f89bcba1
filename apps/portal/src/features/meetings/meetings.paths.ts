export const meetingsPath = '/meetings';
export const meetingPath = (meetingId: string): string => `${meetingsPath}/${meetingId}`;
export const attendancesPath = (meetingId: string): string => `${meetingPath(meetingId)}/attendances`;
/** To whom a convocation was sent, for the board. */
export const deliveriesPath = (meetingId: string, convocationId: string): string =>
  `${meetingPath(meetingId)}/convocations/${convocationId}`;
export const addAgendaItemPath = (meetingId: string): string => `${meetingPath(meetingId)}/agenda/add`;
export const editAgendaItemPath = (meetingId: string, itemId: string): string =>
  `${meetingPath(meetingId)}/agenda/edit/${itemId}`;
/** The form of a new item that takes over a part of another one, directly behind it. */
export const splitAgendaItemPath = (meetingId: string, itemId: string): string =>
  `${meetingPath(meetingId)}/agenda/split/${itemId}`;
/** The same form, which leads back to the screen with which the board leads the meeting. */
export const fromHold = (formPath: string): string => `${formPath}?van=leiden`;
/** The proxies of a meeting, for the board. */
export const proxiesPath = (meetingId: string): string => `${meetingPath(meetingId)}/proxies`;
/** @param changedId the id of a proxy that the new one changes. */
export const giveProxyPath = (meetingId: string, changedId?: string): string =>
  `${proxiesPath(meetingId)}/give${changedId === undefined ? '' : `?wijzig=${changedId}`}`;
export const paperProxyPath = (meetingId: string): string => `${proxiesPath(meetingId)}/paper`;
/** The form of the second meeting, for the board. */
export const secondMeetingPath = (meetingId: string): string => `${meetingPath(meetingId)}/second-meeting`;
/** Where members vote while a meeting is held. */
export const votePath = (meetingId: string): string => `${meetingPath(meetingId)}/vote`;
/** The address that members type in the hall. It leads to the votes of the meeting that is held. */
export const voteShortPath = '/stemmen';
/** Where owners vote before a meeting. */
export const earlyVotesPath = (meetingId: string): string => `${meetingPath(meetingId)}/early-votes`;
/** The screen with which the board leads a meeting that is held. */
export const holdPath = (meetingId: string): string => `${meetingPath(meetingId)}/hold`;
/** Who comes in and leaves, for the board. */
export const doorPath = (meetingId: string): string => `${meetingPath(meetingId)}/door`;
/** The apartments of the open ballot, for the board. @param isSilent only those without a vote. */
export const handsPath = (meetingId: string, isSilent = false): string =>
  `${meetingPath(meetingId)}/hands${isSilent ? '?zonder-stem=ja' : ''}`;
/** The page without names that everybody in the hall sees. */
export const beamerPath = (meetingId: string): string => `${meetingPath(meetingId)}/beamer`;
/** The minutes of a meeting, for the board. */
export const minutesPath = (meetingId: string): string => `${meetingPath(meetingId)}/minutes`;
/** The decisions outside a meeting. */
export const resolutionsPath = `${meetingsPath}/written-resolutions`;
export const addResolutionPath = `${resolutionsPath}/add`;
export const resolutionPath = (resolutionId: string): string => `${resolutionsPath}/${resolutionId}`;
