import type { Form } from '@mijn/domain/forms';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../database/index.ts';
import { fileReadings, isReadingOf } from '../../documents/index.ts';
import type { StoredFile } from '../../files/index.ts';
import type { FormsFilter } from './forms.access.ts';
import { formColumns, toForm } from './forms.form.ts';
import { forms } from './forms.tables.ts';

export type NewForm = typeof forms.$inferInsert;

/** A form, with where its bytes are; undefined when it does not exist for the caller. */
export async function findForm(
  queries: Queries,
  filter: FormsFilter,
  id: string,
): Promise<{ form: Form; stored: StoredFile & { has_thumbnail: boolean } } | undefined> {
  const [row] = await queries
    .select({
      ...formColumns,
      page_count: fileReadings.page_count,
      has_thumbnail: fileReadings.has_thumbnail,
      file_hash: forms.file_hash,
    })
    .from(forms)
    .innerJoin(fileReadings, isReadingOf(forms))
    .where(and(filter.where, eq(forms.id, id)));
  return row && { form: toForm(row), stored: row };
}
