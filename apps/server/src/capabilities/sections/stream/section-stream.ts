import { sectionHint } from '@mijn/domain/counts/contract';
import { STREAM_MS } from '@mijn/domain/limits';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { number, object, string } from 'yup';
import type { ReadBanner } from '../../../platform/maintenance/maintenance-source.ts';
import { noteChanges } from '../../../platform/database/replica/association-changes.repository.ts';
import { rolesWithFactor } from '../../../platform/security/required-second-factor.ts';
import type { Foundation } from '../../../platform/foundation.ts';
import { AppError } from '../../../platform/wire/app-error.ts';
import type { Caller } from '../../../platform/wire/caller.ts';
import { SECTION_EVENTS_CHANNEL } from '../sections.ts';
import { createListener } from './listen.ts';
import {
  findLastEventId,
  listAssociationIds,
  listEventsAfter,
  listEventsOfPage,
  listLiveSessions,
} from './stream.repository.ts';
import {
  createStreams,
  maintenanceEvent,
  type NumberedHint,
  type OpenStream,
  readyEvent,
  REFRESH_EVENT,
  sectionEvent,
  type SentHint,
} from './streams.ts';

/** The intervals of the streams, in milliseconds. */
export interface StreamTimes {
  /** The interval between two comments that keep proxies from closing a quiet connection. */
  heartbeat: number;
  /** The interval between two checks of the sessions and memberships of all streams, and of the maintenance banner. */
  check: number;
  /** The duration of a stream. The browser then connects again, which checks all rights. */
  stream: number;
}

const STREAM_TIMES: StreamTimes = { heartbeat: 25_000, check: 60_000, stream: STREAM_MS };

/** The longest time in milliseconds between two looks at the banner, so that a tab shows it within a minute. */
const BANNER_EVERY_MS_MAX = 20_000;

const RETRY_AFTER_S = 30;

const numberedHint = sectionHint.shape({ id: number().integer().required() });

const hintOfMember = sectionHint.shape({ member_id: string().required() });

const changedRights = object({ user_id: string().required() }).exact();

/** Where a stream begins. Without both, it begins now. */
interface StreamStart {
  /** The id of the last event that the browser received, if it continues an earlier stream. */
  lastEventId: number | undefined;
  /** The time since the page was loaded, in milliseconds, if this is its first stream. */
  loadedMsAgo: number | undefined;
}

interface StreamCall extends StreamStart {
  caller: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface SectionStream {
  /**
   * Without `text/event-stream`, sends the events so far. @throws AppError `unavailable` if the server hears none or stops.
   */
  open: (call: StreamCall) => Promise<FastifyReply>;
  /** Ends all streams, so that a stop of the server does not wait for them. */
  close: () => Promise<void>;
}

/** All streams share one connection that listens, and one query per interval that checks their sessions. */
export function createSectionStream(
  { config, database, now, observer }: Pick<Foundation, 'config' | 'database' | 'now' | 'observer'>,
  log: FastifyBaseLogger,
  readBanner: ReadBanner,
  times: StreamTimes = STREAM_TIMES,
): SectionStream {
  const streams = createStreams();
  let isClosed = false;
  let sent = Promise.resolve();
  /** With a read replica, notes the change first, so that tabs read nothing older than the event. Order is kept. */
  const send = (hint: SentHint): void => {
    if (!database.replica) {
      streams.send(hint);
      return;
    }
    sent = sent
      .then(() => noteChanges(database, streams.associationsOf(hint)))
      .catch(() => log.warn('the position of a change could not be noted'))
      .then(() => streams.send(hint));
  };
  const listener = createListener(database, {
    channel: SECTION_EVENTS_CHANNEL,
    log,
    onGap: streams.refresh,
    onMessage: (payload) => {
      const value: unknown = JSON.parse(payload);
      if (numberedHint.isValidSync(value, { strict: true })) send(value);
      else if (hintOfMember.isValidSync(value, { strict: true })) send(value);
      else if (changedRights.isValidSync(value, { strict: true })) {
        checkNow(streams.all().filter(({ user_id }) => user_id === value.user_id));
      }
    },
  });

  const check = async (open: readonly OpenStream[]): Promise<void> => {
    if (open.length === 0) return;
    const sessionIds = [...new Set(open.map(({ session_id }) => session_id))];
    const sessions = await listLiveSessions(database, sessionIds, now(), rolesWithFactor(config));
    const live = new Map(sessions.map(({ session_id, associations }) => [session_id, new Set(associations)]));
    for (const stream of open) {
      const associations = live.get(stream.session_id);
      if (!associations || stream.endsAt <= Date.now()) streams.end(stream);
      else stream.associations = associations;
    }
  };
  const checkNow = (open: readonly OpenStream[]): void => {
    check(open).catch(() => log.warn('the sessions of the event streams could not be checked'));
  };
  let toldBanner: string | undefined;
  const checkBanner = async (): Promise<void> => {
    if (streams.all().length === 0) return;
    const banner = await readBanner();
    if (banner?.id !== toldBanner) streams.sendBanner(banner);
    toldBanner = banner?.id;
  };
  const timers = [
    setInterval(streams.beat, times.heartbeat).unref(),
    setInterval(() => checkNow(streams.all()), times.check).unref(),
    setInterval(() => void checkBanner(), Math.min(times.check, BANNER_EVERY_MS_MAX)).unref(),
  ];

  /** Returns undefined if some are no longer known. */
  const listMissed = async (
    { lastEventId, loadedMsAgo }: StreamStart,
    associations: readonly string[],
  ): Promise<NumberedHint[] | undefined> => {
    if (lastEventId !== undefined) return listEventsAfter(database, lastEventId, associations, now());
    if (loadedMsAgo === undefined) return [];
    return listEventsOfPage(database, new Date(now().getTime() - loadedMsAgo), associations);
  };

  /** Returns the text of the events that a browser missed, and the id from which it continues later. */
  const missed = async (start: StreamStart, associations: readonly string[]): Promise<string> => {
    const newest = await findLastEventId(database);
    const hints = await listMissed(start, associations);
    const banner = maintenanceEvent(await readBanner());
    return (hints?.map(sectionEvent).join('') ?? REFRESH_EVENT) + readyEvent(newest) + banner;
  };

  return {
    open: async ({ caller, request, reply, ...start }) => {
      if (isClosed || !(await listener.isListening())) {
        throw new AppError('unavailable', { retryAfter: RETRY_AFTER_S });
      }
      const associations = await listAssociationIds(database, caller);
      void reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no');
      if (!request.headers.accept?.includes('text/event-stream') || request.method === 'HEAD') {
        return reply.send(await missed(start, associations));
      }
      reply.hijack();
      const response = reply.raw;
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) response.setHeader(name, value);
      }
      response.writeHead(200).flushHeaders();
      observer?.onStreamOpened();
      response.once('close', () => observer?.onStreamClosed());
      // The stream is in the list before the missed events are read, so that no event is lost in between.
      streams.add({
        session_id: caller.session_id,
        user_id: caller.user_id,
        associations: new Set(associations),
        response,
        endsAt: Date.now() + times.stream,
      });
      response.write(await missed(start, associations).catch(() => REFRESH_EVENT));
      return reply;
    },
    close: async () => {
      isClosed = true;
      for (const timer of timers) clearInterval(timer);
      for (const stream of streams.all()) streams.end(stream);
      await listener.close();
    },
  };
}
