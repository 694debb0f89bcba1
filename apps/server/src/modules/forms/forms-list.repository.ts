import type { Form, FormsQuery } from '@mijn/domain/forms';
import { sql, type SQL } from 'drizzle-orm';
import { fixed, type Database } from '../../database/index.ts';
import { readingBeside } from '../../documents/index.ts';
import { readList, type ListAnswer } from '../../lists/index.ts';
import { foundFiles, resemblesAll } from '../../search/index.ts';
import type { FormsFilter } from './forms.access.ts';
import { formColumns, toForm } from './forms.form.ts';
import { forms } from './forms.tables.ts';

/** With what joins a form with the reading of its file, and what orders. */
const columns = fixed(
  sql
    .join([...Object.values(formColumns), forms.association_id, forms.file_hash, forms.position], sql`, `)
    .append(sql`, name_key, group_key`),
);

/** Every order ends with the id, and is an index's own. */
const orders: Readonly<Record<NonNullable<FormsQuery['sort']> | 'position', SQL>> = {
  position: sql`position, id`,
  name: sql`name_key, id`,
  '-name': sql`name_key desc, id desc`,
  group: sql`group_key, position, id`,
  '-group': sql`group_key desc, position desc, id desc`,
};

/** Found by its name, group or description, or by the text of its file. */
const isFound = (associationId: string, words: readonly string[]): SQL =>
  sql`(${resemblesAll(sql.raw('search_key'), words)}
    or file_hash in (select file_hash from (${foundFiles(associationId, words)}) as files))`;

/** One page of the forms. */
export async function listForms(
  database: Database,
  associationId: string,
  filter: FormsFilter,
  query: FormsQuery,
): Promise<ListAnswer<Form>> {
  const order = orders[query.sort ?? 'position'];
  return readList<Form & { total: number }, Form>(
    database,
    query,
    ({ words, limits }) => {
      const condition =
        words.length > 0 ? sql`${filter.where} and ${isFound(associationId, words)}` : filter.where;
      return sql`select * from (
          select ${columns}, (select count(*)::int from forms where ${condition}) as total
          from forms where ${condition} order by ${order} ${limits}
        ) as listed, lateral ${readingBeside('listed')} as reading order by ${order}`;
    },
    toForm,
  );
}
