import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useAgendaChanges } from '../agenda/use-agenda-changes.ts';
import { useGetPresenceQuery } from '../meeting-calls.ts';
import { useGetBallotProgressQuery, useListBallotsQuery } from '../voting/ballot-calls.ts';
import { ofBallotsAndProxies, useBallotChanges } from '../voting/use-ballot-changes.ts';
import { isRunning } from './results.ts';

/** The time between two questions how many votes were cast, in milliseconds. A vote gives no event, because 300 can come at once. */
const PROGRESS_MS = 2000;

/** The time between two questions which ballots there are, in milliseconds, if a hint was lost. */
const BALLOTS_MS = 10_000;

/** The time after which a lost connection is tried again, in milliseconds. */
const RETRY_MS = 3000;

function followVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const useIsVisible = (): boolean =>
  useSyncExternalStore(
    followVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );

interface RetriedQuery {
  error?: unknown;
  refetch: () => unknown;
  isUninitialized: boolean;
}

/**
 * Returns whether the connection of a query is lost. Such queries are tried again until they succeed, because somebody who leads a
 * meeting has no time to press a button for it.
 */
export function useRetry(queries: readonly RetriedQuery[]): boolean {
  const lost = queries.filter((query) => !query.isUninitialized && errorOf(query)?.kind === 'network');
  const isLost = lost.length > 0;
  const retry = useEffectEvent(() => {
    for (const query of lost) query.refetch();
  });
  useEffect(() => {
    if (!isLost) return undefined;
    const timer = setInterval(() => retry(), RETRY_MS);
    return () => clearInterval(timer);
  }, [isLost]);
  return isLost;
}

/** Returns who is present at a meeting and its ballots, as they change. */
export function useHall(meetingId: string) {
  const { id: association_id } = useAssociation();
  useBallotChanges(ofBallotsAndProxies);
  useAgendaChanges(meetingId);
  const input = { params: { association_id, meeting_id: meetingId } };
  const isVisible = useIsVisible();
  const presence = useGetPresenceQuery(input);
  const isHeld = presence.currentData?.is_held ?? false;
  const ballots = useListBallotsQuery(input, { pollingInterval: isVisible && isHeld ? BALLOTS_MS : 0 });
  const running = ballots.currentData?.data.find(isRunning);
  const progress = useGetBallotProgressQuery(
    running ? { params: { ...input.params, ballot_id: running.id } } : skipToken,
    { pollingInterval: isVisible && running?.state === 'open' ? PROGRESS_MS : 0 },
  );
  const isLost = useRetry([presence, ballots, progress]);
  return { params: input.params, presence, ballots, running, progress: progress.currentData, isLost };
}
