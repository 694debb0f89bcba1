import type { validate } from '@mijn/domain/validation';
import { textsOfFields } from './texts-of-fields.ts';

export type FormSchema = Parameters<typeof validate>[0];

/**
 * Judges a form's values by its contract, and gives a Dutch text per wrong field.
 * The validator and the texts are fetched on first use: no screen waits for it to be shown.
 */
export async function validateValues(
  loadSchema: () => Promise<FormSchema>,
  values: unknown,
): Promise<Record<string, string>> {
  const parts = await Promise.all([
    loadSchema(),
    import('@mijn/domain/validation'),
    import('@mijn/api/texts'),
  ]).catch(() => undefined);
  // Nothing can be judged here while there is no connection. Saving tells so, and the server judges too.
  if (!parts) return {};
  const [schema, { validate: judge }, { fieldErrorTextsOf }] = parts;
  const validation = await judge(schema, values, 'cast');
  return validation.ok ? {} : textsOfFields(validation.errors, fieldErrorTextsOf);
}
