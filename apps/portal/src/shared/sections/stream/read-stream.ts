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

export type StreamUrl = (lastId: string | undefined) => string;

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
  const open = (): void => {
    if (signal.aborted) return;
    const source = new EventSource(urlAfter(id), { withCredentials: true });
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
      report(lastEventId, { isFirst: id === undefined });
    });
    source.addEventListener('error', () => {
      if (source.readyState !== EventSource.CLOSED) return;
      // The random part makes sure that not all browsers return at the same time.
      setTimeout(open, delay * (0.75 + Math.random() / 2));
      delay = Math.min(delay * 2, DELAY_MS_MAX);
    });
    signal.addEventListener('abort', () => source.close());
  };
  open();
}
