import type { SectionCounts } from '@mijn/domain/counts';
import type { Section } from '@mijn/domain/sections';

/** A section that the member has opened, in another tab of this browser or in this one. */
export interface SharedVisit {
  associationId: string;
  section: Section;
  /** The counts of the association after the visit began. */
  counts: SectionCounts;
}

const NAME = 'mijn-portaal-visits';

const open = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);

/** Tells all tabs of this browser that the member has opened a section. */
export function shareVisit(visit: SharedVisit): void {
  const channel = open();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  channel?.postMessage(visit);
  channel?.close();
}

/**
 * Calls a function for each section that the member opens in a tab of this browser. Returns a function that stops
 * this.
 */
export function onVisit(listener: (visit: SharedVisit) => void): () => void {
  const channel = open();
  channel?.addEventListener('message', ({ data }: MessageEvent<SharedVisit>) => listener(data));
  return () => channel?.close();
}
