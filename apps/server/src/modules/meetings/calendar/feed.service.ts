import type { FastifyReply } from 'fastify';
import { CALENDAR_PAST_MS, CALENDAR_REFRESH_HOURS } from '@mijn/domain/limits';
import { type CalendarFeed, meetingsOperations } from '@mijn/domain/meetings';
import { isSigned, sign } from '../../../platform/security/digest.ts';
import type { ServerSecret } from '../../../platform/security/server-secret.ts';
import { isId } from '../../../platform/wire/read-input.ts';
import type { Exchange } from '../../../capabilities/files/index.ts';
import { type Download, sendText } from '../../../capabilities/files/send-file.ts';
import { countWrongProof } from '../../../platform/security/attempts.ts';
import type { Services } from '../../../capabilities/services.ts';
import { AppError, type Caller } from '../../../platform/wire/index.ts';
import { findGeneration, raiseGeneration } from '../../accounts/auth/calendar-feeds.service.ts';
import { meetingsOfUser } from '../meetings.access.ts';
import { listMeetingsSince } from '../meetings.repository.ts';
import { meetingCalendar, textValue } from './meeting-calendar.service.ts';

const PURPOSE = 'calendar_feed';

/**
 * The key is derived from the secret of the server, so that it is not stored and can be shown again. Each generation has
 * another key (docs/decisions/0113-calendar-feed.md).
 */
export const feedKey = (secret: ServerSecret, userId: string, generation: number): string =>
  `${userId}.${sign(secret, PURPOSE, `${userId}.${generation}`)}`;

/** Sends 304 if the client has the file, which only the client may cache. */
export const sendCalendar = async (
  calendar: string,
  file: Pick<Download, 'name' | 'disposition'>,
  exchange: Exchange,
): Promise<FastifyReply> => sendText(calendar, { ...file, media_type: 'text/calendar' }, exchange);

type Needs = Pick<Services, 'config' | 'database' | 'now' | 'secret'>;

/** Staff may not see the URL, which outlives their session. @throws AppError `forbidden` for provider staff. */
function requireMember({ impersonator }: Caller): void {
  if (impersonator)
    throw new AppError('forbidden', { message: 'The calendar feed is for the member alone.' });
}

/** @throws AppError `forbidden` for provider staff. */
export async function getFeed({ config, database, secret }: Needs, caller: Caller): Promise<CalendarFeed> {
  requireMember(caller);
  const generation = await findGeneration(database, caller.user_id);
  if (generation === undefined) throw new AppError('not_found');
  const address = new URL(`/api${meetingsOperations.downloadCalendarFeed.path}`, config.appUrl);
  address.searchParams.set('key', feedKey(secret, caller.user_id, generation));
  return { address: address.href };
}

/** The old URL stops working. @throws AppError `forbidden` for provider staff. */
export async function renewFeed(needs: Needs, caller: Caller): Promise<CalendarFeed> {
  requireMember(caller);
  await raiseGeneration(needs.database.queries, caller.user_id, needs.now());
  return getFeed(needs, caller);
}

/** Returns undefined if the key is invalid or was renewed. */
async function openedBy({ database, secret }: Needs, key: string): Promise<string | undefined> {
  const [userId = '', signature = '', ...rest] = key.split('.');
  if (!isId(userId) || rest.length > 0) return undefined;
  const generation = await findGeneration(database, userId);
  if (generation === undefined) return undefined;
  return isSigned(secret, PURPOSE, `${userId}.${generation}`, signature) ? userId : undefined;
}

const REFRESH = `PT${CALENDAR_REFRESH_HOURS}H`;

/**
 * Sends meetings of the last year and later. @throws AppError `not_found` for a wrong key, `too_many_requests` after many.
 */
export async function sendFeed(needs: Needs, key: string, exchange: Exchange): Promise<FastifyReply> {
  const { config, database, now } = needs;
  const userId = await openedBy(needs, key);
  if (userId === undefined) {
    const wrong = { kind: 'calendar_feed', ip: exchange.request.ip } as const;
    await countWrongProof(database.queries, wrong, now());
    throw new AppError('not_found');
  }
  const since = new Date(now().getTime() - CALENDAR_PAST_MS);
  const meetings = await listMeetingsSince(database, meetingsOfUser(userId), since);
  const name = textValue(`Vergaderingen ${config.brand.portal_name}`);
  const calendar = meetingCalendar(meetings, config, [
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
  ]);
  return sendCalendar(calendar, { name: 'vergaderingen.ics', disposition: 'inline' }, exchange);
}
