import { accessTokensContract } from '@mijn/domain/access-tokens/contract';
import { agendaContract } from '@mijn/domain/agenda/contract';
import { albumsContract } from '@mijn/domain/albums/contract';
import { archiveContract } from '@mijn/domain/archive/contract';
import { attachmentsContract } from '@mijn/domain/attachments/contract';
import { attendanceContract } from '@mijn/domain/attendance/contract';
import { authContract } from '@mijn/domain/auth/contract';
import { ballotsContract } from '@mijn/domain/ballots/contract';
import { convocationsContract } from '@mijn/domain/convocations/contract';
import { countsContract } from '@mijn/domain/counts/contract';
import { decisionsContract } from '@mijn/domain/decisions/contract';
import { earlyVotesContract } from '@mijn/domain/early-votes/contract';
import { formsContract } from '@mijn/domain/forms/contract';
import { invoicesContract } from '@mijn/domain/invoices/contract';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import { memberProposalsContract } from '@mijn/domain/member-proposals/contract';
import { messagesContract } from '@mijn/domain/messages/contract';
import { minutesContract } from '@mijn/domain/minutes/contract';
import { motionsContract } from '@mijn/domain/motions/contract';
import { newsContract } from '@mijn/domain/news/contract';
import { newslettersContract } from '@mijn/domain/newsletters/contract';
import { notificationsContract } from '@mijn/domain/notifications/contract';
import { overviewContract } from '@mijn/domain/overview/contract';
import { passkeysContract } from '@mijn/domain/passkeys/contract';
import { personalDataContract } from '@mijn/domain/personal-data/contract';
import { presenceContract } from '@mijn/domain/presence/contract';
import { procedureContract } from '@mijn/domain/procedure/contract';
import { profileContract } from '@mijn/domain/profile/contract';
import { proxiesContract } from '@mijn/domain/proxies/contract';
import { pushContract } from '@mijn/domain/push/contract';
import { questionsContract } from '@mijn/domain/questions/contract';
import { reportsContract } from '@mijn/domain/reports/contract';
import { searchContract } from '@mijn/domain/search/contract';
import { secondMeetingsContract } from '@mijn/domain/second-meetings/contract';
import { securityContract } from '@mijn/domain/security/contract';
import { timelineContract } from '@mijn/domain/timeline/contract';
import { todosContract } from '@mijn/domain/todos/contract';
import { votingRulesContract } from '@mijn/domain/voting-rules/contract';
import { writtenResolutionsContract } from '@mijn/domain/written-resolutions/contract';
import type { Operation, Shape } from '@mijn/domain/wire';

export type Described = Operation & Shape;

/** The contract of every resource with operations, by the tag that the OpenAPI document gives it. `pnpm openapi` writes this list. */
export const contracts: Readonly<Record<string, Readonly<Record<string, Described>>>> = {
  'access-tokens': accessTokensContract,
  agenda: agendaContract,
  albums: albumsContract,
  archive: archiveContract,
  attachments: attachmentsContract,
  attendance: attendanceContract,
  auth: authContract,
  ballots: ballotsContract,
  convocations: convocationsContract,
  counts: countsContract,
  decisions: decisionsContract,
  'early-votes': earlyVotesContract,
  forms: formsContract,
  invoices: invoicesContract,
  meetings: meetingsContract,
  'member-proposals': memberProposalsContract,
  messages: messagesContract,
  minutes: minutesContract,
  motions: motionsContract,
  news: newsContract,
  newsletters: newslettersContract,
  notifications: notificationsContract,
  overview: overviewContract,
  passkeys: passkeysContract,
  'personal-data': personalDataContract,
  presence: presenceContract,
  procedure: procedureContract,
  profile: profileContract,
  proxies: proxiesContract,
  push: pushContract,
  questions: questionsContract,
  reports: reportsContract,
  search: searchContract,
  'second-meetings': secondMeetingsContract,
  security: securityContract,
  timeline: timelineContract,
  todos: todosContract,
  'voting-rules': votingRulesContract,
  'written-resolutions': writtenResolutionsContract,
};
