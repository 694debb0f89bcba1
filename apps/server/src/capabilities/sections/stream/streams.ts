import type { SectionHint } from '@mijn/domain/counts';
import type { MaintenanceBanner } from '@mijn/domain/maintenance/contract';
import type { ServerResponse } from 'node:http';

/** An open stream of events, and who receives it. */
export interface OpenStream {
  session_id: string;
  user_id: string;
  /** The ids of the associations whose events the stream gets. */
  associations: ReadonlySet<string>;
  response: ServerResponse;
  /** The time at which the stream ends, so that the browser connects again, in milliseconds. */
  endsAt: number;
}

/** An event with its place in the order of all events. */
export interface NumberedHint extends SectionHint {
  id: number;
}

/**
 * The maximum number of bytes that wait for a slow browser. After that its stream ends, and it continues with
 * the id of its last event.
 */
const WAITING_BYTES_MAX = 64 * 1024;

/** The maximum number of streams of one session: one per browser, and some that have not noticed their end yet. */
export const SESSION_STREAMS_MAX = 4;

/** Returns an event as text. */
export const sectionEvent = ({ id, association_id, section }: NumberedHint): string =>
  `id: ${id}\nevent: section\ndata: ${JSON.stringify({ association_id, section })}\n\n`;

/** The shortest delay after which a browser connects again, and the spread of that delay, in milliseconds. */
const RECONNECT_MS = 2000;
const RECONNECT_SPREAD_MS = 8000;

/**
 * Returns the event that says that the stream works, with the id to continue from. It also has a random delay, so
 * that not all browsers connect at the same time after a restart.
 */
export const readyEvent = (id: number): string =>
  `id: ${id}\nevent: ready\nretry: ${RECONNECT_MS + Math.round(Math.random() * RECONNECT_SPREAD_MS)}\ndata: \n\n`;

/** The event that says that earlier events are lost. */
export const REFRESH_EVENT = 'event: refresh\ndata: \n\n';

/** Returns the event with the banner above every screen, or with `null` if there is none. */
export const maintenanceEvent = (banner: MaintenanceBanner | null): string =>
  `event: maintenance\ndata: ${JSON.stringify(banner)}\n\n`;

const HEARTBEAT = ':\n\n';

/** The open streams of this process. */
export interface Streams {
  all: () => readonly OpenStream[];
  add: (stream: OpenStream) => void;
  /** Returns the ids of the associations of open streams that an event concerns. */
  associationsOf: (hint: SectionHint) => string[];
  /** Sends an event to the members whom it concerns. */
  send: (hint: NumberedHint) => void;
  refresh: () => void;
  /** Sends the banner above every screen to everybody. */
  sendBanner: (banner: MaintenanceBanner | null) => void;
  beat: () => void;
  end: (stream: OpenStream) => void;
}

const concerns = ({ association_id }: SectionHint, { associations }: OpenStream): boolean =>
  association_id === null || associations.has(association_id);

/** Creates the list of the open streams. A stream leaves the list when its response closes. */
export function createStreams(): Streams {
  const streams = new Set<OpenStream>();
  const end = (stream: OpenStream): void => {
    streams.delete(stream);
    stream.response.end();
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
      const own = [...streams].filter(({ session_id }) => session_id === stream.session_id);
      for (const oldest of own.slice(0, Math.max(own.length + 1 - SESSION_STREAMS_MAX, 0))) end(oldest);
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
      const text = sectionEvent(hint);
      for (const stream of streams) if (concerns(hint, stream)) write(stream, text);
    },
    refresh: () => writeToAll(REFRESH_EVENT),
    sendBanner: (banner) => writeToAll(maintenanceEvent(banner)),
    beat: () => writeToAll(HEARTBEAT),
    end,
  };
}
