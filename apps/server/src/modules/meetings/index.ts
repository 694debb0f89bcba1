export { importDocument, importMeeting } from './meetings-import.ts';
export { registerMeetings } from './meetings.routes.ts';
export { meetings as listMeetings } from './meetings.service.ts';
export { meetingDocuments, meetings } from './meetings.tables.ts';
export { meetingsSearch } from './meetings.search.ts';
