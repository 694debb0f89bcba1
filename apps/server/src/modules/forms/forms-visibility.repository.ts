import type { FormVisibility } from '@mijn/domain/forms';
import { formVisibility } from '@mijn/domain/forms/contract';
import { and, eq, ne } from 'drizzle-orm';
import { columnsOf, type Queries, type RowOf } from '../../platform/database/index.ts';
import { changedBy, lastChangeColumns } from '../../capabilities/visibility/visibility.ts';
import type { Member } from '../../platform/wire/index.ts';
import type { FormsFilter } from './forms.access.ts';
import { forms } from './forms.tables.ts';

export type FormVisibilityRow = RowOf<FormVisibility, 'changed_at'>;

const columns = { ...columnsOf(forms, formVisibility), ...lastChangeColumns(forms) };

export async function listFormVisibility(
  queries: Queries,
  filter: FormsFilter,
): Promise<FormVisibilityRow[]> {
  return queries.select(columns).from(forms).where(filter.where).orderBy(forms.position, forms.id);
}

/** Returns undefined if the caller may not see the form. */
export async function findFormVisibility(
  queries: Queries,
  filter: FormsFilter,
  id: string,
): Promise<FormVisibilityRow | undefined> {
  const [row] = await queries
    .select(columns)
    .from(forms)
    .where(and(filter.where, eq(forms.id, id)));
  return row;
}

/** Changes only the version that was read. Returns whether the form changed. */
export async function setFormHidden(
  queries: Queries,
  filter: FormsFilter,
  { id, is_hidden, version }: { id: string; is_hidden: boolean; version: number },
  { member, now }: { member: Member; now: Date },
): Promise<boolean> {
  const isThis = and(
    filter.where,
    eq(forms.id, id),
    eq(forms.visibility_version, version),
    ne(forms.is_hidden, is_hidden),
  );
  const { rowCount } = await queries
    .update(forms)
    .set({ is_hidden, ...changedBy(forms, member, now) })
    .where(isThis);
  return rowCount === 1;
}
