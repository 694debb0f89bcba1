import { type ApiError, NETWORK_ERROR_TEXT } from '@mijn/api';
import type { fieldErrorTextsOf } from '@mijn/api/texts';
import type { ErrorCode, FieldErrors } from '@mijn/domain/errors';
import type { validate as validateType } from '@mijn/domain/validation';
import { useCallback, useState } from 'react';

/**
 * Returns a Dutch error message per field of a form. The error of one entry of a field (`tags[1]`) is a
 * message of the whole field.
 * @param textsOf returns the messages from the catalogue, which is loaded with the first error only.
 */
function textsOfFields(errors: FieldErrors, textsOf: typeof fieldErrorTextsOf): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [path, text] of Object.entries(textsOf(errors))) texts[path.replace(/[.[].*$/u, '')] ??= text;
  return texts;
}

/**
 * The error messages after a failed save: one per field, and one for the whole form if no field caused the
 * error.
 */
interface FormFault {
  fields: Record<string, string>;
  form?: string;
}

/**
 * Returns the messages of a form for an API error. The catalogue of messages is loaded with the first error.
 * Only the message for a lost connection is always available.
 * @param fieldOfCode maps an error code to the field that shows its message, such as the e-mail field for a
 * refused login.
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
 * Keeps the server errors of a form. They are separate from Formik's errors, because each validation replaces
 * those. The error of a field stays until that field changes. The error of the whole form stays until the
 * form is submitted again.
 * @param fieldOfCode maps an error code to the field that shows its message.
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
    /**
     * Stores an API error as server errors of the form.
     * @returns whether a field caused the error.
     */
    take: async (error: ApiError): Promise<boolean> => {
      const next = await toFormFault(error, fieldOfCode);
      setFaults(next);
      return Object.keys(next.fields).length > 0;
    },
  };
}

export type FormSchema = Parameters<typeof validateType>[0];

/** The messages for empty required fields, by field name, where the standard message does not fit. */
type MissingTexts = Readonly<Record<string, string | undefined>>;

/**
 * Validates the values of a form against its contract, and returns a Dutch message per invalid field. The
 * validator and the messages are loaded on first use, so that no screen waits for them.
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
  // If the modules do not load, the values can't be validated here. The save then shows that there is no
  // connection, and the server validates the values too.
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
