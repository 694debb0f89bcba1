import type { SectionHint } from '@mijn/domain/counts';
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

/** Bytes that wait for a slow browser. Beyond that its stream ends, and continues later with the id of its last event. */
const WAITING_BYTES_MAX = 64 * 1024;

/** The maximum number of streams of one session: one per browser, and some that have not noticed their end yet. */
const SESSION_STREAMS_MAX = 4;

export const sectionEvent = ({ id, association_id, section }: NumberedHint): string =>
  `id: ${id}\nevent: section\ndata: ${JSON.stringify({ association_id, section })}\n\n`;

/** The shortest delay after which a browser connects again, and the spread of that delay, in milliseconds. */
const RECONNECT_MS = 2000;
const RECONNECT_SPREAD_MS = 8000;

/** Streams continue from the id. The random delay keeps browsers from connecting all at once after a restart. */
export const readyEvent = (id: number): string =>
  `id: ${id}\nevent: ready\nretry: ${RECONNECT_MS + Math.round(Math.random() * RECONNECT_SPREAD_MS)}\ndata: \n\n`;

/** The event that says that earlier events are lost. */
export const REFRESH_EVENT = 'event: refresh\ndata: \n\n';

export const maintenanceEvent = (banner: MaintenanceBanner | null): string =>
  `event: maintenance\ndata: ${JSON.stringify(banner)}\n\n`;

const HEARTBEAT = ':\n\n';

export interface Streams {
  all: () => readonly OpenStream[];
  add: (stream: OpenStream) => void;
  /** Returns the ids of the associations of open streams that an event concerns. */
  associationsOf: (hint: SectionHint) => string[];
  send: (hint: NumberedHint) => void;
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
