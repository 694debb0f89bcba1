import { meetingsContract } from '@mijn/domain/meetings/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { bind } from '../../wire/index.ts';
import { feedOf, renewFeed, sendFeed } from './calendar/feed.service.ts';
import {
  sendDocument,
  sendDocumentThumbnail,
  sendMeetingCalendar,
  sendMeetingZip,
} from './meetings-bytes.ts';
import { meeting, meetings, yearsOf } from './meetings.service.ts';

/** The calls of the meetings (decisions §6), and of a member's calendar feed. */
export function registerMeetings(api: FastifyInstance, services: Services): void {
  const { database, now } = services;

  bind(api, meetingsContract.listMeetings, async ({ caller, query }) =>
    meetings(database, caller, query, now()),
  );
  bind(api, meetingsContract.listYears, async ({ caller }) => yearsOf(database, caller));
  bind(api, meetingsContract.getMeeting, async ({ caller, params }) =>
    meeting(database, caller, params.meeting_id, now()),
  );
  bind(api, meetingsContract.downloadCalendar, async ({ caller, params, ...exchange }) =>
    sendMeetingCalendar(services, caller, params.meeting_id, exchange),
  );
  bind(api, meetingsContract.downloadZip, async ({ caller, params, ...exchange }) =>
    sendMeetingZip(services, caller, params.meeting_id, exchange),
  );
  bind(api, meetingsContract.downloadDocument, async ({ caller, params, query, ...exchange }) =>
    sendDocument(services, caller, params, query.disposition, exchange),
  );
  bind(api, meetingsContract.getThumbnail, async ({ caller, params, ...exchange }) =>
    sendDocumentThumbnail(services, caller, params, exchange),
  );
  bind(api, meetingsContract.getCalendarFeed, async ({ caller }) => feedOf(services, caller));
  bind(api, meetingsContract.renewCalendarFeed, async ({ caller }) => renewFeed(services, caller));
  bind(
    api,
    meetingsContract.downloadCalendarFeed,
    async ({ query, ...exchange }) => sendFeed(services, query.key, exchange),
    'open',
  );
}
