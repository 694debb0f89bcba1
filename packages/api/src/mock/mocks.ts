import type { AnyMock } from './define-mock.ts';
import { accessTokensMock } from './resources/access-tokens.ts';
import { agendaMock } from './resources/agenda.ts';
import { albumsMock } from './resources/albums.ts';
import { archiveMock } from './resources/archive.ts';
import { attachmentsMock } from './resources/attachments.ts';
import { attendanceMock } from './resources/attendance.ts';
import { authMock } from './resources/auth.ts';
import { ballotsMock } from './resources/ballots.ts';
import { convocationsMock } from './resources/convocations.ts';
import { countsMock } from './resources/counts.ts';
import { decisionsMock } from './resources/decisions.ts';
import { earlyVotesMock } from './resources/early-votes.ts';
import { formsMock } from './resources/forms.ts';
import { invoicesMock } from './resources/invoices.ts';
import { meetingsMock } from './resources/meetings.ts';
import { memberProposalsMock } from './resources/member-proposals.ts';
import { messagesMock } from './resources/messages.ts';
import { minutesMock } from './resources/minutes.ts';
import { motionsMock } from './resources/motions.ts';
import { newsMock } from './resources/news.ts';
import { newslettersMock } from './resources/newsletters.ts';
import { notificationsMock } from './resources/notifications.ts';
import { overviewMock } from './resources/overview.ts';
import { passkeysMock } from './resources/passkeys.ts';
import { personalDataMock } from './resources/personal-data.ts';
import { presenceMock } from './resources/presence.ts';
import { procedureMock } from './resources/procedure.ts';
import { profileMock } from './resources/profile.ts';
import { proxiesMock } from './resources/proxies.ts';
import { pushMock } from './resources/push.ts';
import { questionsMock } from './resources/questions.ts';
import { reportsMock } from './resources/reports.ts';
import { searchMock } from './resources/search.ts';
import { secondMeetingsMock } from './resources/second-meetings.ts';
import { securityMock } from './resources/security.ts';
import { timelineMock } from './resources/timeline.ts';
import { todosMock } from './resources/todos.ts';
import { votingRulesMock } from './resources/voting-rules.ts';
import { writtenResolutionsMock } from './resources/written-resolutions.ts';

/** The mock of every resource, by the name that the OpenAPI document gives the resource. `pnpm openapi` writes this list. */
export const mocks = {
  'access-tokens': accessTokensMock,
  agenda: agendaMock,
  albums: albumsMock,
  archive: archiveMock,
  attachments: attachmentsMock,
  attendance: attendanceMock,
  auth: authMock,
  ballots: ballotsMock,
  convocations: convocationsMock,
  counts: countsMock,
  decisions: decisionsMock,
  'early-votes': earlyVotesMock,
  forms: formsMock,
  invoices: invoicesMock,
  meetings: meetingsMock,
  'member-proposals': memberProposalsMock,
  messages: messagesMock,
  minutes: minutesMock,
  motions: motionsMock,
  news: newsMock,
  newsletters: newslettersMock,
  notifications: notificationsMock,
  overview: overviewMock,
  passkeys: passkeysMock,
  'personal-data': personalDataMock,
  presence: presenceMock,
  procedure: procedureMock,
  profile: profileMock,
  proxies: proxiesMock,
  push: pushMock,
  questions: questionsMock,
  reports: reportsMock,
  search: searchMock,
  'second-meetings': secondMeetingsMock,
  security: securityMock,
  timeline: timelineMock,
  todos: todosMock,
  'voting-rules': votingRulesMock,
  'written-resolutions': writtenResolutionsMock,
} as const satisfies Record<string, AnyMock>;
