import { countsOperations } from '@mijn/domain/counts';
import type { MaintenanceBanner } from '@mijn/domain/maintenance/contract';
import { sections } from '@mijn/domain/sections';
import { useEffect, useEffectEvent } from 'react';
import { apiRoot } from '../store/api-root.ts';
import { type AppThunk, useAppDispatch } from '../store/hooks.ts';
import { bannerReceived } from '../maintenance/maintenance.slice.ts';
import { openCounts, refreshCounts, visitedElsewhere } from './counts.ts';
import { onVisit } from './share-visits.ts';
import { reportSectionChange, useSectionChanges } from './section-changes.ts';
import type { StreamStart } from './stream/read-stream.ts';

/** The delay before the events are followed, in milliseconds, so that the first screen loads before them. */
const FOLLOW_AFTER_MS = 1000;

const { invalidateTags } = apiRoot.util;
const closableSubjects = ['archive', 'forms'] as const;
const dropClosed = () => invalidateTags(['ArchiveGroup', 'ArchiveDocument', 'Form']);
const todoSubjects = ['todos'] as const;

function queryOf(start: StreamStart) {
  if (start === undefined) return {};
  return 'lastId' in start ? { last_event_id: Number(start.lastId) } : { loaded_ms_ago: start.loadedMsAgo };
}

const followServer =
  (onGap: () => void, signal: AbortSignal): AppThunk<Promise<void>> =>
  async (dispatch, _, { connection }) => {
    const { followEvents } = await import('./stream/follow-events.ts');
    if (signal.aborted) return;
    const urlAfter = (start: StreamStart) =>
      connection.urlOf(countsOperations.streamEvents, { query: queryOf(start) });
    const onBanner = (banner: MaintenanceBanner | null) => dispatch(bannerReceived(banner, true));
    followEvents(urlAfter, { onChange: reportSectionChange, onBanner, onGap }, signal);
  };

export function useSectionCounts(email: string | undefined, associationId: string | undefined): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (email !== undefined && associationId !== undefined) dispatch(openCounts(associationId));
  }, [dispatch, email, associationId]);

  useSectionChanges(associationId, (id) => void dispatch(refreshCounts(id)), sections);
  // Documents that the board closed are removed from every screen and from the cache.
  useSectionChanges(associationId, () => dispatch(dropClosed()), closableSubjects);
  // What others write on action items appears in every open tab.
  useSectionChanges(associationId, () => dispatch(invalidateTags(['Todo'])), todoSubjects);

  useEffect(() => onVisit((visit) => dispatch(visitedElsewhere(visit))), [dispatch]);

  // Most often nothing was missed, so that only the counts are asked. No count changes with a ballot, a proxy or an agenda: the screens of a meeting ask.
  const onGap = useEffectEvent(async () => {
    if (associationId === undefined) return;
    reportSectionChange(associationId, 'ballots');
    reportSectionChange(associationId, 'proxies');
    reportSectionChange(associationId, 'agenda');
    if (await dispatch(refreshCounts(associationId))) reportSectionChange(associationId);
  });

  const hasAssociation = associationId !== undefined;
  useEffect(() => {
    if (email === undefined || !hasAssociation) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      // Without this script, the counts are asked when the window gets the focus.
      dispatch(followServer(() => void onGap(), leaving.signal)).catch(() => undefined);
    }, FOLLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [dispatch, email, hasAssociation]);
}
