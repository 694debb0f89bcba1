import type { SectionHint } from '@mijn/domain/counts';
import { STREAM_REPLACED_MS, STREAMS_PER_MEMBER, STREAMS_PER_SESSION } from '@mijn/domain/limits';
import type { MaintenanceBanner } from '@mijn/domain/maintenance/contract';
import type { ServerResponse } from 'node:http';

export interface OpenStream {
  session_id: string;
  user_id: string;
  associations: ReadonlySet<string>;
  response: ServerResponse;
  /** The stream ends at this time in milliseconds, and the browser connects again. */
  endsAt: number;
}

/** An event with its place in the order of all events. */
export interface NumberedHint extends SectionHint {
  id: number;
}

/** An event for the tabs of one member. It is not kept, so that no browser continues after it. */
interface HintOfMember extends SectionHint {
  member_id: string;
}

export type SentHint = NumberedHint | HintOfMember;

/** Bytes that wait for a slow browser. Beyond that its stream ends, and continues later with the id of its last event. */
const WAITING_BYTES_MAX = 64 * 1024;

const dataOf = ({ association_id, section }: SectionHint): string =>
  `event: section\ndata: ${JSON.stringify({ association_id, section })}\n\n`;

export const sectionEvent = (hint: NumberedHint): string => `id: ${hint.id}\n${dataOf(hint)}`;

/** The shortest delay after which a browser connects again, and the spread of that delay, in milliseconds. */
const RECONNECT_MS = 2000;
const RECONNECT_SPREAD_MS = 8000;

/** Streams continue from the id. The random delay keeps browsers from connecting all at once after a restart. */
export const readyEvent = (id: number): string =>
  `id: ${id}\nevent: ready\nretry: ${RECONNECT_MS + Math.round(Math.random() * RECONNECT_SPREAD_MS)}\ndata: \n\n`;

/** The event that says that earlier events are lost. */
export const REFRESH_EVENT = 'event: refresh\ndata: \n\n';

/** The last event of a stream that a newer one replaces. Browsers obey the delay by themselves. */
const REPLACED_EVENT = `event: replaced\nretry: ${STREAM_REPLACED_MS}\ndata: \n\n`;

export const maintenanceEvent = (banner: MaintenanceBanner | null): string =>
  `event: maintenance\ndata: ${JSON.stringify(banner)}\n\n`;

const HEARTBEAT = ':\n\n';

export interface Streams {
  all: () => readonly OpenStream[];
  /** Ends the oldest streams of the session and of the member beyond their limits in this process. */
  add: (stream: OpenStream) => void;
  /** Returns the ids of the associations of open streams that an event concerns. */
  associationsOf: (hint: SectionHint) => string[];
  send: (hint: SentHint) => void;
  refresh: () => void;
  sendBanner: (banner: MaintenanceBanner | null) => void;
  beat: () => void;
  end: (stream: OpenStream) => void;
}

const concerns = ({ association_id }: SectionHint, { associations }: OpenStream): boolean =>
  association_id === null || associations.has(association_id);

/** A stream leaves the list when its response closes. */
export function createStreams(): Streams {
  const streams = new Set<OpenStream>();
  const end = (stream: OpenStream): void => {
    streams.delete(stream);
    stream.response.end();
  };
  const replaceOldest = (isOwn: (stream: OpenStream) => boolean, max: number): void => {
    const own = [...streams].filter(isOwn);
    for (const oldest of own.slice(0, Math.max(own.length + 1 - max, 0))) {
      oldest.response.write(REPLACED_EVENT);
      end(oldest);
    }
  };
  const write = (stream: OpenStream, text: string): void => {
    stream.response.write(text);
    if (stream.response.writableLength > WAITING_BYTES_MAX) stream.response.destroy();
  };
  const writeToAll = (text: string): void => {
    for (const stream of streams) write(stream, text);
  };
  return {
    all: () => [...streams],
    add: (stream) => {
      const { session_id, user_id } = stream;
      replaceOldest((other) => other.session_id === session_id, STREAMS_PER_SESSION);
      replaceOldest((other) => other.user_id === user_id, STREAMS_PER_MEMBER);
      streams.add(stream);
      stream.response.once('close', () => streams.delete(stream));
    },
    associationsOf: ({ association_id }) => {
      const concerned = new Set<string>();
      for (const { associations } of streams) {
        for (const id of associations)
          if (association_id === null || id === association_id) concerned.add(id);
      }
      return [...concerned];
    },
    send: (hint) => {
      const isForOne = 'member_id' in hint;
      const text = isForOne ? dataOf(hint) : sectionEvent(hint);
      for (const stream of streams)
        if (concerns(hint, stream) && (!isForOne || stream.user_id === hint.member_id)) write(stream, text);
    },
    refresh: () => writeToAll(REFRESH_EVENT),
    sendBanner: (banner) => writeToAll(maintenanceEvent(banner)),
    beat: () => writeToAll(HEARTBEAT),
    end,
  };
}
