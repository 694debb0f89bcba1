import type { SectionCounts } from '@mijn/domain/counts';
import type { Section } from '@mijn/domain/sections';
import { openTabChannel } from '../tabs/tab-channel.ts';

export interface SharedVisit {
  associationId: string;
  section: Section;
  counts: SectionCounts;
}

const open = () => openTabChannel<SharedVisit>('visits');

export function shareVisit(visit: SharedVisit): void {
  const channel = open();
  channel?.post(visit);
  channel?.close();
}

export function onVisit(listener: (visit: SharedVisit) => void): () => void {
  const channel = open();
  channel?.subscribe(listener);
  return () => channel?.close();
}
