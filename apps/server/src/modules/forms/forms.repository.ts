import type { Form, FormsQuery } from '@mijn/domain/forms';
import { form } from '@mijn/domain/forms/contract';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import {
  columnsOf,
  type Database,
  fixed,
  listOf,
  namesOf,
  type Queries,
} from '../../platform/database/index.ts';
import {
  fileReadings,
  isReadingOf,
  readingBeside,
  storedColumns,
} from '../../capabilities/documents/index.ts';
import type { StoredFile } from '../../capabilities/files/index.ts';
import { type ListResponse, orderBy, readList, type Sorts } from '../../capabilities/lists/read-list.ts';
import { foundFiles, resemblesMost, type Sought } from '../../capabilities/search/index.ts';
import type { FormsFilter } from './forms.access.ts';
import { forms } from './forms.tables.ts';

const columns = { ...columnsOf(fileReadings, form), ...columnsOf(forms, form) };

const { association_id, file_hash, position, name_key, group_key } = forms;
const listed = fixed(
  listOf({ ...columnsOf(forms, form), association_id, file_hash, position, name_key, group_key }),
);

const sorts: Sorts<FormsQuery> = { name: ['name_key', 'id'], group: ['group_key', 'position', 'id'] };

/** The words may be in the name, group or description of a form, or in the text of its file. */
const isFound = (associationId: string, sought: Sought): SQL =>
  sql`(${resemblesMost(sql.raw('search_key'), sought)}
    or file_hash in (select file_hash from (${foundFiles(associationId, sought)}) as files))`;

export async function listForms(
  database: Database,
  associationId: string,
  filter: FormsFilter,
  query: FormsQuery,
): Promise<ListResponse<Form>> {
  const order = query.sort ? orderBy(sorts, query.sort) : sql`position, id`;
  return readList<Form>(database, query, 'forms', ({ sought, limits }) => {
    const condition = sought ? sql`${filter.where} and ${isFound(associationId, sought)}` : filter.where;
    return sql`select ${namesOf(columns)}, total from (
        select ${listed}, (select count(*) from forms where ${condition}) as total
        from forms where ${condition} order by ${order} ${limits}
      ) as listed, lateral ${readingBeside('listed')} as reading order by ${order}`;
  });
}

/** Returns undefined if the caller may not see the form. */
export async function findForm(queries: Queries, filter: FormsFilter, id: string): Promise<Form | undefined> {
  const [row] = await queries
    .select(columns)
    .from(forms)
    .innerJoin(fileReadings, isReadingOf(forms))
    .where(and(filter.where, eq(forms.id, id)));
  return row;
}

/** Returns undefined if the caller may not see the form. */
export async function findStoredForm(
  queries: Queries,
  filter: FormsFilter,
  id: string,
): Promise<(StoredFile & { has_thumbnail: boolean }) | undefined> {
  const [row] = await queries
    .select(storedColumns(forms))
    .from(forms)
    .innerJoin(fileReadings, isReadingOf(forms))
    .where(and(filter.where, eq(forms.id, id)));
  return row;
}
