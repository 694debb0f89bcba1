import { countsOperations, type SectionCounts } from '@mijn/domain/counts';
import { VISIT_MS } from '@mijn/domain/limits';
import { type Section, sections } from '@mijn/domain/sections';
import type { StoreExtra } from '../store/api-root.ts';
import type { AppThunk } from '../store/hooks.ts';
import { type SharedVisit, shareVisit } from './share-visits.ts';
import { hasStarted } from '../shell/held-input.ts';
import { mediaCountsReceived } from '../store/persisted.slices.ts';

const changes = new WeakMap<StoreExtra, number>();

const received =
  (associationId: string, counts: Partial<SectionCounts>): AppThunk =>
  (dispatch, _, extra) => {
    changes.set(extra, (changes.get(extra) ?? 0) + 1);
    dispatch(mediaCountsReceived({ associationId, counts }));
  };

const orNothing = <T>(response: Promise<T>): Promise<T | undefined> => response.catch(() => undefined);

/** The last visit that began in each store. Until it ends, the server may not know of it yet. */
const visits = new WeakMap<StoreExtra, Promise<unknown>>();

/**
 * Asks for the counts of an association. Counts that were requested before a visit began or ended are out of date, and
 * asked again. A failure keeps the stored counts.
 * @returns whether a stored count changed.
 */
export const refreshCounts =
  (association_id: string): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, extra) => {
    const { connection } = extra;
    const input = { params: { association_id } };
    let before: number | undefined;
    let counts: SectionCounts | undefined;
    do {
      // oxlint-disable-next-line no-await-in-loop -- a visit may have begun since the last response
      if (visits.has(extra)) await visits.get(extra);
      before = changes.get(extra);
      // oxlint-disable-next-line no-await-in-loop -- each response decides whether to ask again
      counts = await orNothing(connection.call(countsOperations.getCounts, input, { isBackground: true }));
    } while (counts && before !== changes.get(extra));
    if (!counts) return false;
    const stored = getState().mediaCounts[association_id];
    dispatch(received(association_id, counts));
    return sections.some((section) => stored?.[section] !== counts[section]);
  };

export const openCounts =
  (association_id: string): AppThunk =>
  (dispatch, _, extra) => {
    const isDrawn = extra.drawnCountsOf === association_id;
    extra.drawnCountsOf = undefined;
    if (!isDrawn) void dispatch(refreshCounts(association_id));
  };

/**
 * Stores the count of a section that was opened in another tab. It is not 0 if something was published after that tab
 * loaded its list.
 */
export const visitedElsewhere = ({ associationId, section, counts }: SharedVisit) =>
  received(associationId, { [section]: counts[section] });

/** Begins a visit to a section: its count becomes 0, at once in this tab and then for the member. */
export const openSection =
  (association_id: string, section: Section): AppThunk<Promise<void>> =>
  async (dispatch, _, extra) => {
    dispatch(received(association_id, { [section]: 0 }));
    // A page that the server drew shows a list that is as old as the page.
    const query = hasStarted() ? {} : { loaded_ms_ago: Math.min(Math.round(performance.now()), VISIT_MS) };
    const input = { params: { association_id, section }, query };
    const response = orNothing(extra.connection.call(countsOperations.openSection, input));
    const before = visits.get(extra);
    visits.set(
      extra,
      response.then(() => before),
    );
    const counts = await response;
    if (!counts) return;
    dispatch(received(association_id, counts));
    shareVisit({ associationId: association_id, section, counts });
  };
