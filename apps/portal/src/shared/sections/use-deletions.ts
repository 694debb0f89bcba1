import { type Connection, isApiFailure } from '@mijn/api';
import type { EventSubject } from '@mijn/domain/sections';
import type { UnknownAction } from '@reduxjs/toolkit';
import { type AppThunk, useAppDispatch } from '../store/hooks.ts';
import { useAssociation } from '../session/association-context.ts';
import type { PageMeta } from '../tables/list-pages.ts';
import { useSectionChanges } from './section-changes.ts';

/** Calls that the member does not make, so that they don't keep the session alive. */
export const BACKGROUND = { isBackground: true } as const;

/** Limits the rows that are asked about one by one. If more rows have moved, the page is replaced. */
const ASKED_MAX = 5;

interface RowsPage<Row> {
  data: Row[];
  meta: PageMeta;
}

interface ShownList<Row> {
  shown: { data: readonly Row[] } | undefined;
  askPage: (connection: Connection) => Promise<RowsPage<Row>>;
  askRow: (connection: Connection, id: string) => Promise<unknown>;
  update: (change: (page: RowsPage<Row>) => RowsPage<Row>) => AppThunk<unknown>;
}

/** Returns whether a row does not exist any more for this member. A call that fails for another reason says nothing. */
async function isGone(response: Promise<unknown>): Promise<boolean> {
  try {
    await response;
    return false;
  } catch (error) {
    return isApiFailure(error, 'not_found');
  }
}

function withoutRows<Row extends { id: string }>(
  { data, meta }: RowsPage<Row>,
  gone: ReadonlySet<string>,
): RowsPage<Row> | undefined {
  const left = data.filter(({ id }) => !gone.has(id));
  if (left.length === 0) return undefined;
  return { data: left, meta: { ...meta, total: meta.total - (data.length - left.length) } };
}

/** Removes the rows from a shown page that do not exist any more. A row may also have moved to another page. */
export const removeDeleted =
  <Row extends { id: string }>({ shown, askPage, askRow, update }: ShownList<Row>): AppThunk<Promise<void>> =>
  async (dispatch, _, { connection }) => {
    const latest = shown && (await askPage(connection).catch(() => undefined));
    if (!latest) return;
    const there = new Set(latest.data.map(({ id }) => id));
    const absent = shown.data.filter(({ id }) => !there.has(id));
    if (absent.length > ASKED_MAX) {
      dispatch(update(() => latest));
      return;
    }
    const responses = await Promise.all(absent.map(async ({ id }) => isGone(askRow(connection, id))));
    const gone = new Set(absent.filter((__, at) => responses[at]).map(({ id }) => id));
    if (gone.size > 0) dispatch(update((page) => withoutRows(page, gone) ?? latest));
  };

/**
 * Removes rows that were deleted in another tab or by another member. New rows wait until the member asks for them
 * (`NewItems`), so that nothing else moves.
 */
export function useDeletedRows<Row extends { id: string }>(
  subjects: readonly EventSubject[] | undefined,
  list: ShownList<Row>,
): void {
  const { id } = useAssociation();
  const dispatch = useAppDispatch();
  useSectionChanges(subjects && id, () => void dispatch(removeDeleted(list)), subjects);
}

/**
 * Asks for an open resource again when it was deleted in another tab or by another member.
 * @param subjects undefined for a resource that is never deleted.
 */
export function useDeletedOne(
  subjects: readonly EventSubject[] | undefined,
  ask: (connection: Connection) => Promise<unknown>,
  refetch: () => UnknownAction,
): void {
  const { id } = useAssociation();
  const dispatch = useAppDispatch();
  const check =
    (): AppThunk<Promise<void>> =>
    async (_, __, { connection }) => {
      if (await isGone(ask(connection))) dispatch(refetch());
    };
  useSectionChanges(subjects && id, () => void dispatch(check()), subjects);
}
