import type { validate } from '@mijn/domain/validation';
import { textsOfFields } from './texts-of-fields.ts';

export type FormSchema = Parameters<typeof validate>[0];

/** What is said of an empty field, by name, where the common text does not fit. */
export type MissingTexts = Readonly<Record<string, string | undefined>>;

/**
 * Judges a form's values by its contract, and gives a Dutch text per wrong field.
 * The validator and the texts are fetched on first use: no screen waits for it to be shown.
 */
export async function validateValues(
  loadSchema: () => Promise<FormSchema>,
  values: unknown,
  missingTexts: MissingTexts = {},
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
  if (validation.ok) return {};
  const texts = textsOfFields(validation.errors, fieldErrorTextsOf);
  for (const [name, text] of Object.entries(missingTexts)) {
    if (text && validation.errors[name]?.[0]?.code === 'required') texts[name] = text;
  }
  return texts;
}
