import { dutchTime, formatDate } from '@mijn/domain/formats';
import { OVERVIEW_DOCUMENTS_MAX } from '@mijn/domain/limits';
import { isConvened, isOver } from '@mijn/domain/meetings';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import { sendStoredFile, sendThumbnail, sendZip } from '../../capabilities/files/index.ts';
import { AppError, type Member, orNotFound } from '../../platform/wire/index.ts';
import { defineModule } from '../define-module.ts';
import { getFeed, renewFeed, sendCalendar, sendFeed } from './calendar/feed.service.ts';
import { meetingCalendar } from './calendar/meeting-calendar.service.ts';
import { meetingDocumentsImporter, meetingsImporter } from './meetings.import.ts';
import { meetingsFor } from './meetings.access.ts';
import { listAddedDocuments } from './meetings-digest.repository.ts';
import { listMeetings, listYears } from './meetings-list.repository.ts';
import {
  type CalendarMeeting,
  findMeeting,
  listDocuments,
  listStoredDocuments,
} from './meetings.repository.ts';
import { getNextMeetings, listMeetingNames, requireMeeting } from './meetings.service.ts';
import { meetingsSearch } from './meetings.search.ts';

/** Returns a name without extension, such as `Vergadering VvE De Kade 9-12-2026`. */
const nameOf = ({ association_name, meeting_date }: CalendarMeeting): string =>
  `Vergadering ${association_name} ${formatDate(dutchTime(meeting_date))}`;

const scopeOf = ({ membership }: Member) => ({
  association_id: membership.association_id,
  filter: meetingsFor(membership),
});

/** The module of meetings (docs/product.md#meetings) and of a member's calendar feed. */
export const meetingsModule = defineModule({
  name: 'meetings',
  contract: meetingsContract,
  access: {
    // The URL of the feed is a secret that would outlive an access token.
    getCalendarFeed: 'session',
    renewCalendarFeed: 'session',
    downloadCalendarFeed: 'open',
  },
  handlers: (services) => {
    const { database, files, config, now } = services;
    const getForCalendar = ({ membership }: Member, { meeting_id }: { meeting_id: string }) =>
      requireMeeting(database, membership, meeting_id);
    const getDocument = async (
      { membership }: Member,
      { meeting_id, document_id }: { meeting_id: string; document_id: string },
    ) => {
      const filter = meetingsFor(membership);
      return orNotFound((await listStoredDocuments(database, filter, meeting_id, document_id))[0]);
    };
    return {
      listMeetings: async ({ caller, query }) => listMeetings(database, scopeOf(caller), query, now()),
      listYears: async ({ caller }) => ({ data: await listYears(database, meetingsFor(caller.membership)) }),
      getMeeting: async ({ caller, params: { meeting_id } }) => {
        const filter = meetingsFor(caller.membership);
        const [found, documents] = await Promise.all([
          findMeeting(database, filter, meeting_id),
          listDocuments(database, filter, meeting_id),
        ]);
        const { first_meeting_id, second_meeting_id, ...meeting } = orNotFound(found);
        const others = [first_meeting_id, second_meeting_id].filter((id) => id !== null);
        const names = await listMeetingNames(database, caller.membership, others);
        const named = (id: string | null) => names.find((other) => other.id === id) ?? null;
        const both = { first_meeting: named(first_meeting_id), second_meeting: named(second_meeting_id) };
        const is_over = isOver(meeting.meeting_date, now());
        const has_begun = meeting.meeting_date <= now();
        const is_convened = isConvened(meeting.sent_date, now());
        const clock = { is_over, has_begun, is_convened };
        return { ...meeting, ...both, ...clock, document_count: documents.length, documents };
      },
      downloadCalendar: async ({ caller, params, ...exchange }) => {
        const meeting = await getForCalendar(caller, params);
        const file = { name: `${nameOf(meeting)}.ics`, disposition: 'attachment' } as const;
        return sendCalendar(meetingCalendar([meeting], config), file, exchange);
      },
      downloadZip: async ({ caller, params, ...exchange }) => {
        const meeting = await getForCalendar(caller, params);
        const filter = meetingsFor(caller.membership);
        const documents = await listStoredDocuments(database, filter, params.meeting_id);
        if (documents.length === 0) throw new AppError('not_found');
        return sendZip(files, `${nameOf(meeting)}.zip`, documents, exchange);
      },
      downloadDocument: async ({ caller, params, query, ...exchange }) =>
        sendStoredFile(files, await getDocument(caller, params), query.disposition, exchange),
      getThumbnail: async ({ caller, params, ...exchange }) =>
        sendThumbnail(files, await getDocument(caller, params), exchange),
      getCalendarFeed: async ({ caller }) => getFeed(services, caller),
      renewCalendarFeed: async ({ caller }) => renewFeed(services, caller),
      downloadCalendarFeed: async ({ query, ...exchange }) => sendFeed(services, query.key, exchange),
    };
  },
  search: { kind: 'meetings', source: meetingsSearch },
  overview: {
    part: 'meetings',
    list: async ({ database, now }, caller) => {
      const list = await getNextMeetings(database, caller, now());
      const next = list.data.find(({ is_cancelled }) => !is_cancelled);
      const documents = next ? await listDocuments(database, meetingsFor(caller.membership), next.id) : [];
      return { meetings: { ...list, documents: documents.slice(0, OVERVIEW_DOCUMENTS_MAX) } };
    },
  },
  digest: { kind: 'meeting_documents', list: listAddedDocuments },
  importers: [meetingsImporter, meetingDocumentsImporter],
});
