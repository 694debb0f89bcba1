import type { MaintenanceBanner } from '@mijn/domain/maintenance/contract';
import type { EventSubject } from '@mijn/domain/sections';
import { pageAgeMs, readStream, type StreamMessage, type StreamUrl } from './read-stream.ts';

const NAME = 'mijn-portaal-events';

/** A tab that joins asks since when the leading tab has passed nothing on, in milliseconds since the epoch. */
type Passed = StreamMessage | { asksQuiet: true } | { quietSince: number };

/** How long a tab that joins waits for the leading tab, which may be of a version that does not reply, in milliseconds. */
const REPLY_MS_MAX = 1000;

interface Listener {
  onChange: (associationId: string | null, subject?: EventSubject) => void;
  onBanner: (banner: MaintenanceBanner | null) => void;
  /** Events may have been missed between the first request of the tab and the first event that it receives. */
  onGap: () => void;
}

/**
 * Reports the changes of the server until the signal aborts. The tabs of a browser share one stream: the tab that has the
 * lock reads it and passes its messages on (docs/decisions/0017). Without Web Locks there is no stream, and the counts
 * are asked when the window gets the focus.
 */
export function followEvents(
  urlAfter: StreamUrl,
  { onChange, onBanner, onGap }: Listener,
  signal: AbortSignal,
): void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return;
  if (typeof EventSource === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  const post = (message: Passed): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    if (!signal.aborted) channel.postMessage(message);
  };
  let lastId: string | undefined;
  let onReply: (quietSince: number) => void = () => undefined;
  /** Undefined unless this tab leads. */
  let quietSince: number | undefined;
  const receive = ({ lastId: id, changed, subject, banner, isFirst }: StreamMessage): void => {
    if (id !== undefined) lastId = id;
    if (changed !== undefined) onChange(changed, subject);
    if (banner !== undefined) onBanner(banner);
    if (isFirst) onGap();
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Passed>) => {
    if ('quietSince' in data) onReply(data.quietSince);
    else if (!('asksQuiet' in data)) receive(data);
    else if (quietSince !== undefined) post({ quietSince });
  });
  signal.addEventListener('abort', () => channel.close());
  const lead = (): Promise<void> => {
    quietSince = Date.now();
    const pass = (message: StreamMessage): void => {
      if (message.changed !== undefined || message.isFirst) quietSince = Date.now();
      receive(message);
      post(message);
    };
    readStream(urlAfter, lastId, pass, signal);
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
  };
  /** Returns whether the leading tab passed nothing on since this page was requested. */
  const isUpToDate = (): Promise<boolean> =>
    new Promise((resolve) => {
      const requestedAt = Date.now() - pageAgeMs();
      onReply = (since) => resolve(since < requestedAt);
      setTimeout(resolve, REPLY_MS_MAX, false);
      post({ asksQuiet: true });
    });
  const follow = async (): Promise<void> => {
    const wasFirst = await navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
      if (lock) await lead();
      return lock !== null;
    });
    if (wasFirst || signal.aborted) return;
    // The leading tab may have passed changes on before this tab listened.
    if (!(await isUpToDate())) onGap();
    await navigator.locks.request(NAME, { signal }, lead);
  };
  // The request for the lock is rejected when the signal aborts first.
  follow().catch(() => undefined);
}
