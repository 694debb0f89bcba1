import { type ApiError, NETWORK_ERROR_TEXT } from '@mijn/api';
import type { fieldErrorTextsOf } from '@mijn/api/texts';
import type { ErrorCode, FieldErrors } from '@mijn/domain/errors';
import type { validate as validateType } from '@mijn/domain/validation';
import { useCallback, useState } from 'react';

/**
 * A Dutch text per field of a form. What is wrong with one entry of a field (`tags[1]`) stands at the field.
 * @param textsOf from the catalogue, which is loaded with the first error only.
 */
function textsOfFields(errors: FieldErrors, textsOf: typeof fieldErrorTextsOf): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [path, text] of Object.entries(textsOf(errors))) texts[path.replace(/[.[].*$/u, '')] ??= text;
  return texts;
}

/** What a failed save shows: a text per field, and one for the form when no field is to blame. */
interface FormFault {
  fields: Record<string, string>;
  form?: string;
}

/**
 * The one function that turns an error of the wire into errors of a form. The texts are loaded with the first error;
 * the one for a lost connection is always there.
 * @param fieldOfCode the field that carries the text of a code, such as the e-mail field for a refused login.
 */
export async function toFormFault(
  error: ApiError,
  fieldOfCode: Partial<Record<ErrorCode, string>> = {},
): Promise<FormFault> {
  if (error.kind !== 'answer') return { fields: {}, form: NETWORK_ERROR_TEXT };
  const { errorText, fieldErrorTextsOf } = await import('@mijn/api/texts');
  const field = fieldOfCode[error.code];
  if (error.errors && Object.keys(error.errors).length > 0)
    return { fields: textsOfFields(error.errors, fieldErrorTextsOf) };
  return field ? { fields: { [field]: errorText(error) } } : { fields: {}, form: errorText(error) };
}

const NONE: FormFault = { fields: {} };

/**
 * What the server found wrong with a form. It is not kept with Formik's errors, because each validation replaces those:
 * the fault of a field stays until that field changes, the fault of the whole form until it is sent again.
 * @param fieldOfCode the field that carries the text of a code.
 */
export function useServerFaults(fieldOfCode?: Partial<Record<ErrorCode, string>>) {
  const [faults, setFaults] = useState(NONE);
  const forgetField = useCallback((name: string) => {
    setFaults((current) => {
      if (!(name in current.fields)) return current;
      const { [name]: _, ...fields } = current.fields;
      return { ...current, fields };
    });
  }, []);
  return {
    faults,
    forgetField,
    forgetAll: () => setFaults(NONE),
    /** @returns whether a field is to blame. */
    take: async (error: ApiError): Promise<boolean> => {
      const next = await toFormFault(error, fieldOfCode);
      setFaults(next);
      return Object.keys(next.fields).length > 0;
    },
  };
}

export type FormSchema = Parameters<typeof validateType>[0];

/** What is said of an empty field, by name, where the common text does not fit. */
type MissingTexts = Readonly<Record<string, string | undefined>>;

/**
 * Validates the values of a form by its contract, and returns a Dutch text per wrong field.
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
  // Without a connection nothing can be validated here. Saving shows that, and the server validates too.
  if (!parts) return {};
  const [schema, { validate }, { fieldErrorTextsOf }] = parts;
  const validation = await validate(schema, values, 'cast');
  if (validation.ok) return {};
  const texts = textsOfFields(validation.errors, fieldErrorTextsOf);
  for (const [name, text] of Object.entries(missingTexts)) {
    if (text && validation.errors[name]?.[0]?.code === 'required') texts[name] = text;
  }
  return texts;
}
