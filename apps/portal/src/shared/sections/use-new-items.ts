import type { Section } from '@mijn/domain/sections';
import { useState } from 'react';
import { useAppSelector } from '../store/hooks.ts';
import { useAssociation } from '../session/association-context.ts';

export interface LoadedList {
  /** The time at which the latest request began, in milliseconds since the epoch. */
  startedTimeStamp?: number | undefined;
  /** The time of the response, in milliseconds since the epoch. */
  fulfilledTimeStamp?: number | undefined;
}

/**
 * Returns the sum of the increases of the count since the list was requested, because a visit in another tab only
 * decreases it. An item that is published while the list is under way may not be in it.
 */
export function useNewItems(section: Section, list: LoadedList): number {
  const { startedTimeStamp: startedAt, fulfilledTimeStamp: loadedAt } = list;
  const { id } = useAssociation();
  const count = useAppSelector(({ mediaCounts }) => mediaCounts[id]?.[section]);
  const [seen, setSeen] = useState({ startedAt, loadedAt, count, added: 0, sinceStart: 0 });
  if (seen.startedAt !== startedAt || seen.loadedAt !== loadedAt || seen.count !== count) {
    const increase = seen.count === undefined || count === undefined ? 0 : Math.max(count - seen.count, 0);
    const sinceStart = (seen.startedAt === startedAt ? seen.sinceStart : 0) + increase;
    const added = seen.loadedAt === loadedAt ? seen.added + increase : sinceStart;
    setSeen({ startedAt, loadedAt, count, added, sinceStart });
  }
  return seen.added;
}
