import type { validate } from '@mijn/domain/validation';

export type FormSchema = Parameters<typeof validate>[0];

/**
 * Judges a form's values by its contract, and gives a Dutch text per wrong field.
 * The validator and the texts are fetched on first use: no screen waits for it to be shown.
 */
export async function validateValues(
  loadSchema: () => Promise<FormSchema>,
  values: unknown,
): Promise<Record<string, string>> {
  const [schema, { validate: judge }, { fieldErrorTextsOf }] = await Promise.all([
    loadSchema(),
    import('@mijn/domain/validation'),
    import('@mijn/api/texts'),
  ]);
  const validation = await judge(schema, values, 'cast');
  return validation.ok ? {} : fieldErrorTextsOf(validation.errors);
}
