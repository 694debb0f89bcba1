import { EVENTS_KEPT_MS } from '@mijn/domain/limits';
import type { SectionHint } from '@mijn/domain/counts';
import type { MaintenanceBanner } from '@mijn/domain/maintenance/contract';
import type { EventSubject } from '@mijn/domain/sections';

export interface StreamMessage {
  /** The id of the last event, with which a stream continues. A message about the banner alone has none. */
  lastId?: string;
  /** The association in which something changed; null for all associations, undefined for no change. */
  changed?: string | null;
  /** Undefined if the change can be about anything. */
  subject?: EventSubject;
  /** The banner above every screen; null if there is none, undefined if the message is not about it. */
  banner?: MaintenanceBanner | null;
  /** Whether the stream begins here, so that earlier events are lost. */
  isFirst?: boolean;
}

/** Where a stream begins: after an event, or with what changed since the page was loaded. Now if undefined. */
export type StreamStart = { lastId: string } | { loadedMsAgo: number } | undefined;

export type StreamUrl = (start: StreamStart) => string;

/** Returns how old the data of the page can be. One clock stands still while the device sleeps, and the other can be set. */
export const pageAgeMs = (): number =>
  Math.round(Math.max(performance.now(), Date.now() - performance.timeOrigin));

function startOfPage(): StreamStart {
  const loadedMsAgo = pageAgeMs();
  return loadedMsAgo > EVENTS_KEPT_MS ? undefined : { loadedMsAgo };
}

/** The delay before a refused stream is opened again, in milliseconds: the first, which doubles, and the longest. */
const FIRST_DELAY_MS = 5000;
const DELAY_MS_MAX = 300_000;

function changeIn(data: unknown): Pick<StreamMessage, 'changed' | 'subject'> {
  const value: Partial<SectionHint> | null = JSON.parse(String(data));
  return { changed: value?.association_id ?? null, ...(value?.section && { subject: value.section }) };
}

/** Reads the stream until the signal aborts. The browser opens a broken stream again, and this function a refused one. */
export function readStream(
  urlAfter: StreamUrl,
  lastId: string | undefined,
  onMessage: (message: StreamMessage) => void,
  signal: AbortSignal,
): void {
  let id = lastId;
  let delay = FIRST_DELAY_MS;
  /** A server of the version before refuses a stream that begins with the page. */
  let wasRefused = false;
  const open = (): void => {
    if (signal.aborted) return;
    const ofPage = wasRefused ? undefined : startOfPage();
    const start = id === undefined ? ofPage : { lastId: id };
    let isFirst = start === undefined;
    const source = new EventSource(urlAfter(start), { withCredentials: true });
    const report = (lastEventId: string, news: Omit<StreamMessage, 'lastId'>): void => {
      id = lastEventId || id || '0';
      onMessage({ lastId: id, ...news });
    };
    source.addEventListener('section', ({ lastEventId, data }) => {
      report(lastEventId, changeIn(data));
    });
    source.addEventListener('maintenance', ({ data }) => {
      const banner: MaintenanceBanner | null = JSON.parse(String(data));
      onMessage({ banner });
    });
    source.addEventListener('refresh', ({ lastEventId }) => report(lastEventId, { changed: null }));
    source.addEventListener('ready', ({ lastEventId }) => {
      delay = FIRST_DELAY_MS;
      report(lastEventId, { isFirst });
      isFirst = false;
    });
    source.addEventListener('error', () => {
      const isRefused = source.readyState === EventSource.CLOSED;
      // The browser opens a broken stream again at the same URL, in which the age of the page is out of date.
      if (!isRefused && id !== undefined) return;
      wasRefused ||= isRefused;
      source.close();
      // The random part makes sure that not all browsers return at the same time.
      setTimeout(open, delay * (0.75 + Math.random() / 2));
      if (isRefused) delay = Math.min(delay * 2, DELAY_MS_MAX);
    });
    signal.addEventListener('abort', () => source.close());
  };
  open();
}
