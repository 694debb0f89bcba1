import type { fieldErrorTextsOf } from '@mijn/api/texts';
import type { FieldErrors } from '@mijn/domain/errors';

/**
 * A Dutch text per field of a form. What is wrong with one entry of a field (`tags[1]`) stands at the field.
 * @param textsOf from the catalogue, which is loaded with the first error only.
 */
export function textsOfFields(
  errors: FieldErrors,
  textsOf: typeof fieldErrorTextsOf,
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [path, text] of Object.entries(textsOf(errors))) texts[path.replace(/[.[].*$/u, '')] ??= text;
  return texts;
}
