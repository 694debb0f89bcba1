import type { Section } from '@mijn/domain/sections';
import { useState } from 'react';
import { useAppSelector } from '../store/hooks.ts';
import { useAssociation } from '../session/association-context.ts';

export interface LoadedList {
  /** The time of the response, in milliseconds since the epoch. */
  fulfilledTimeStamp?: number | undefined;
}

/**
 * Returns the sum of the increases of the count since the list was loaded, because a visit in another tab only decreases
 * it.
 */
export function useNewItems(section: Section, { fulfilledTimeStamp: loadedAt }: LoadedList): number {
  const { id } = useAssociation();
  const count = useAppSelector(({ mediaCounts }) => mediaCounts[id]?.[section]);
  const [seen, setSeen] = useState({ loadedAt, count, added: 0 });
  if (seen.loadedAt !== loadedAt || seen.count !== count) {
    const increase = seen.count === undefined || count === undefined ? 0 : Math.max(count - seen.count, 0);
    setSeen({ loadedAt, count, added: seen.loadedAt === loadedAt ? seen.added + increase : 0 });
  }
  return seen.added;
}
