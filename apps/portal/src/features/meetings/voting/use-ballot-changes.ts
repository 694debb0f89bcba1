import type { EventSubject } from '@mijn/domain/sections';
import { useEffect, useEffectEvent } from 'react';
import { useSectionChanges } from '../../../shared/sections/section-changes.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { ballotEndpoints, tagsOfBallots } from './ballot-calls.ts';

const ofBallots = ['ballots'] as const;

/** A proxy that is withdrawn or accepted changes who is present for an apartment, and who votes. */
export const ofBallotsAndProxies = ['ballots', 'proxies'] as const;

/**
 * Asks again what a screen of a held meeting shows: after a hint of the server that a ballot was opened, closed or cancelled, or that
 * somebody came or left, when the member returns to the tab, and when the device is online again.
 * @param subjects what the hints are about.
 */
export function useBallotChanges(subjects: readonly EventSubject[] = ofBallots): void {
  const dispatch = useAppDispatch();
  const { id } = useAssociation();
  const refresh = () => dispatch(ballotEndpoints.util.invalidateTags(tagsOfBallots));
  const onOnline = useEffectEvent(() => void refresh());
  useSectionChanges(id, () => void refresh(), subjects);
  useEffect(() => {
    const online = () => onOnline();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);
}
