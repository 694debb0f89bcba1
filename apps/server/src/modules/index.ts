import { queueReadings, readFile, startReadings } from '../capabilities/documents/read-file.job.ts';
import { cleanUp } from '../capabilities/clean-up/clean-up.job.ts';
import type { Importer } from '../capabilities/import/importer.ts';
import type { JobServices } from '../capabilities/job-services.ts';
import type { Job } from '../platform/jobs/define-job.ts';
import { sendMail } from '../platform/mail/send-mail.job.ts';
import { accessTokensModule } from './accounts/access-tokens/access-tokens.module.ts';
import { attachmentsModule } from './attachments/attachments.module.ts';
import { albumsModule } from './albums/albums.module.ts';
import { startDigests, writeDigests } from '../capabilities/notifications/digest.job.ts';
import type { MailSources } from '../capabilities/notifications/sources.ts';
import type { PersonalData } from '../capabilities/personal-data/personal-data.ts';
import type { SealedTable } from '../platform/security/reseal.ts';
import { sealedWebhooks } from '../capabilities/webhooks/reseal-webhooks.ts';
import type { FileKind } from '../capabilities/stored-files/file-kind.ts';
import { createStrayRemoval } from '../capabilities/stored-files/remove-strays.ts';
import { deliverWebhook, forgetWebhooks } from '../capabilities/webhooks/deliver-webhook.job.ts';
import { deliverPush } from '../capabilities/notifications/deliver-push.job.ts';
import { writeNotifications } from '../capabilities/notifications/write-notifications.job.ts';
import { archiveModule } from './archive/archive.module.ts';
import { authModule } from './accounts/auth/auth.module.ts';
import { messagesModule } from './messages/messages.module.ts';
import { countsModule } from './counts/counts.module.ts';
import type { Module } from './define-module.ts';
import { formsModule } from './forms/forms.module.ts';
import { agendaModule } from './meetings/agenda/agenda.module.ts';
import { attendanceModule } from './participation/attendance/attendance.module.ts';
import { proxiesModule } from './participation/proxies/proxies.module.ts';
import { earlyVotesModule } from './voting/early-votes/early-votes.module.ts';
import { presenceModule } from './voting/presence/presence.module.ts';
import { motionsModule } from './voting/motions/motions.module.ts';
import { procedureModule } from './voting/procedure/procedure.module.ts';
import { ballotsModule } from './voting/ballots/ballots.module.ts';
import { decisionsModule } from './decisions/decisions.module.ts';
import { memberProposalsModule } from './meetings/member-proposals/member-proposals.module.ts';
import { writtenResolutionsModule } from './written-resolutions/written-resolutions.module.ts';
import { questionsModule } from './meetings/questions/questions.module.ts';
import { convocationsModule } from './meetings/convocations/convocations.module.ts';
import { secondMeetingsModule } from './meetings/second-meetings/second-meetings.module.ts';
import { votingRulesModule } from './voting-rules/voting-rules.module.ts';
import { invoicesModule } from './invoices/invoices.module.ts';
import { meetingsModule } from './meetings/meetings.module.ts';
import { minutesModule } from './minutes/minutes.module.ts';
import { newsModule } from './news/news.module.ts';
import { newslettersModule } from './newsletters/newsletters.module.ts';
import { notificationsModule } from './notifications/notifications.module.ts';
import { overviewModule } from './overview/overview.module.ts';
import { passkeysModule } from './accounts/passkeys/passkeys.module.ts';
import { personalDataModule } from './personal-data/personal-data.module.ts';
import { profileModule } from './accounts/profile/profile.module.ts';
import { pushModule } from './push/push.module.ts';
import { searchModule } from './search/search.module.ts';
import { securityModule } from './accounts/security/security.module.ts';
import { reportsModule } from './todos/reports/reports.module.ts';
import { timelineModule } from './todos/timeline/timeline.module.ts';
import { todosModule } from './todos/todos.module.ts';

/** All modules, in the order of the import and of the search results. */
export const modules: readonly Module[] = [
  authModule,
  profileModule,
  todosModule,
  timelineModule,
  reportsModule,
  meetingsModule,
  votingRulesModule,
  attendanceModule,
  proxiesModule,
  agendaModule,
  questionsModule,
  memberProposalsModule,
  convocationsModule,
  secondMeetingsModule,
  minutesModule,
  decisionsModule,
  writtenResolutionsModule,
  presenceModule,
  motionsModule,
  procedureModule,
  ballotsModule,
  earlyVotesModule,
  invoicesModule,
  formsModule,
  archiveModule,
  messagesModule,
  newslettersModule,
  newsModule,
  albumsModule,
  attachmentsModule,
  overviewModule,
  countsModule,
  searchModule,
  notificationsModule,
  securityModule,
  passkeysModule,
  accessTokensModule,
  pushModule,
  personalDataModule,
];

/** The kinds of stored bytes to which rows refer. */
export const fileKinds: readonly FileKind[] = modules.flatMap((module) => module.fileKinds);

/** The importers of all CSV files. A file comes after the files that it refers to. */
export const importers: readonly Importer[] = modules.flatMap((module) => module.importers);

/** The tables with secrets that the server has to read again: of webhooks and of the modules. */
export const sealedTables: readonly SealedTable[] = [
  sealedWebhooks,
  ...modules.flatMap((module) => module.sealedTables),
];

/** All jobs of the product: the jobs of the server itself and of the modules. */
export const allJobs: readonly Job<JobServices>[] = [
  sendMail,
  writeNotifications,
  deliverPush,
  startDigests,
  writeDigests,
  readFile,
  queueReadings,
  startReadings,
  cleanUp,
  createStrayRemoval(fileKinds),
  deliverWebhook,
  forgetWebhooks,
  ...modules.flatMap(({ jobs }) => jobs),
];

/** What the modules declare about mails. */
export const mailSources: MailSources = {
  notifications: modules.flatMap(({ notifications }) => notifications ?? []),
  digests: modules.flatMap(({ digest }) => digest ?? []),
};

/** What the modules hold about a member, in the order of an export. */
export const personalData: readonly PersonalData[] = modules.flatMap((module) => module.personalData);
