import type { Section } from '@mijn/domain/sections';
import { useState } from 'react';
import { useAppSelector } from '../store/hooks.ts';
import { useAssociation } from '../session/association-context.ts';

/** The part of a query that says when its list was loaded. */
export interface LoadedList {
  /** The time of the response, in milliseconds since the epoch. */
  fulfilledTimeStamp?: number | undefined;
}

/**
 * Returns the number of items of a section that others published since its list was loaded. It is the sum of the
 * increases of the count of the section, because a visit that begins in another tab only decreases the count.
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
