import type { SectionCounts } from '@mijn/domain/counts';
import type { Section } from '@mijn/domain/sections';
import { openTabChannel } from '../tabs/tab-channel.ts';

/** A section that the member has opened, in another tab of this browser or in this one. */
export interface SharedVisit {
  associationId: string;
  section: Section;
  /** The counts of the association after the visit began. */
  counts: SectionCounts;
}

const open = () => openTabChannel<SharedVisit>('visits');

/** Tells all tabs of this browser that the member has opened a section. */
export function shareVisit(visit: SharedVisit): void {
  const channel = open();
  channel?.post(visit);
  channel?.close();
}

/**
 * Calls a function for each section that the member opens in a tab of this browser. Returns a function that stops
 * this.
 */
export function onVisit(listener: (visit: SharedVisit) => void): () => void {
  const channel = open();
  channel?.subscribe(listener);
  return () => channel?.close();
}
