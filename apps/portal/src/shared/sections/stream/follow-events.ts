import type { MaintenanceBanner } from '@mijn/domain/maintenance/contract';
import type { EventSubject } from '@mijn/domain/sections';
import { readStream, type StreamMessage, type StreamUrl } from './read-stream.ts';

const NAME = 'mijn-portaal-events';

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
  let lastId: string | undefined;
  const receive = ({ lastId: id, changed, subject, banner, isFirst }: StreamMessage): void => {
    if (id !== undefined) lastId = id;
    if (changed !== undefined) onChange(changed, subject);
    if (banner !== undefined) onBanner(banner);
    if (isFirst) onGap();
  };
  channel.addEventListener('message', ({ data }: MessageEvent<StreamMessage>) => receive(data));
  signal.addEventListener('abort', () => channel.close());
  const lead = (): Promise<void> => {
    const pass = (message: StreamMessage): void => {
      receive(message);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
      if (!signal.aborted) channel.postMessage(message);
    };
    readStream(urlAfter, lastId, pass, signal);
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
  };
  const follow = async (): Promise<void> => {
    const wasFirst = await navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
      if (lock) await lead();
      return lock !== null;
    });
    if (wasFirst || signal.aborted) return;
    // The stream of another tab may have reported changes before this tab listened.
    onGap();
    await navigator.locks.request(NAME, { signal }, lead);
  };
  // The request for the lock is rejected when the signal aborts first.
  follow().catch(() => undefined);
}
