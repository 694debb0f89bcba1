import type { Queries } from '../../database/index.ts';
import type { NewForm } from './forms.repository.ts';
import { forms } from './forms.tables.ts';

/**
 * Writes a form that is imported, by its code. One that exists follows the import in everything but being hidden,
 * which is the board's.
 */
export async function importForm(queries: Queries, form: NewForm): Promise<void> {
  const { group, name, description, extension, media_type, byte_size, file_hash, position } = form;
  await queries
    .insert(forms)
    .values(form)
    .onConflictDoUpdate({
      target: [forms.association_id, forms.code],
      set: { group, name, description, extension, media_type, byte_size, file_hash, position },
    });
}
