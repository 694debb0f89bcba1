import type { Form, FormsQuery } from '@mijn/domain/forms';
import type { Database } from '../../database/index.ts';
import type { StoredFile } from '../../files/index.ts';
import type { ListAnswer } from '../../lists/index.ts';
import { AppError, type Member } from '../../wire/index.ts';
import { formsFor } from './forms.access.ts';
import { listForms } from './forms-list.repository.ts';
import { findForm } from './forms.repository.ts';

/** One page of the forms that exist for this member. */
export async function forms(
  database: Database,
  { membership }: Member,
  query: FormsQuery,
): Promise<ListAnswer<Form>> {
  return listForms(database, membership.association_id, formsFor(membership), query);
}

/** A form, with where its bytes are. @throws AppError `not_found` when it does not exist for this member. */
export async function form(
  { queries }: Database,
  { membership }: Member,
  id: string,
): Promise<{ form: Form; stored: StoredFile & { has_thumbnail: boolean } }> {
  const found = await findForm(queries, formsFor(membership), id);
  if (!found) throw new AppError('not_found');
  return found;
}
