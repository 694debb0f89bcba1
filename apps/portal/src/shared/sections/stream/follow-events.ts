import type { MaintenanceBanner } from '@mijn/domain/maintenance/contract';
import type { EventSubject } from '@mijn/domain/sections';
import { readStream, type StreamMessage, type StreamUrl } from './read-stream.ts';

/** The name of the lock and of the channel that the tabs of this browser share. */
const NAME = 'mijn-portaal-events';

interface Listener {
  /** Something changed in an association, or in all (null), of which the event tells. */
  onChange: (associationId: string | null, subject?: EventSubject) => void;
  /** The banner above every screen is this one. */
  onBanner: (banner: MaintenanceBanner | null) => void;
  /** Events may have been missed between what the tab asked when it was opened and the first event that it receives. */
  onGap: () => void;
}

/**
 * Reports the changes that the server tells of in this tab, until the signal aborts. The tabs of a browser share one stream:
 * the tab that has the lock reads the stream and passes its messages on (docs/decisions/0017). When that tab
 * closes, another one gets the lock and continues after the last event. Without Web Locks there is no stream, and
 * the counts are asked when the window gets the focus.
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
    // The stream of another tab may have told of changes before this tab listened.
    onGap();
    await navigator.locks.request(NAME, { signal }, lead);
  };
  // The request for the lock is rejected when the signal aborts first.
  follow().catch(() => undefined);
}
