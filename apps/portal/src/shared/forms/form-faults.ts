import { type ApiError, GENERAL_ERROR_TEXT, NETWORK_ERROR_TEXT } from '@mijn/api';
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

interface FaultPlaces {
  /** Maps an error code to the field that shows its message, such as the e-mail field for a refused login. */
  fieldOfCode?: Partial<Record<ErrorCode, string>> | undefined;
  /** The names of the fields that show a message. A page that is older than the server does not have every field. */
  visible?: readonly string[] | undefined;
}

/** Returns the message of the form about errors of fields that it does not show, or undefined if it shows them all. */
function hiddenFault(
  texts: Readonly<Record<string, string>>,
  visible: readonly string[],
): string | undefined {
  const { '': ofForm, ...ofFields } = texts;
  const hidden = Object.entries(ofFields).flatMap(([name, text]) => (visible.includes(name) ? [] : [text]));
  if (hidden.length === 0) return ofForm;
  const rest = `Er is iets mis met een veld dat u hier niet ziet: ${[...new Set(hidden)].join(' ')} Ververs de pagina en probeer het opnieuw.`;
  return ofForm === undefined ? rest : `${ofForm} ${rest}`;
}

/** Loads the catalogue of messages, or returns undefined if the server does not have that of this page any more. */
const loadTexts = () => import('@mijn/api/texts').catch(() => undefined);

/**
 * Returns the messages of a form for an API error. The catalogue of messages is loaded with the first error.
 * Only the message for a lost connection is always available. Every error has a message, also one with codes or fields that
 * are newer than this page.
 */
export async function toFormFault(
  error: ApiError,
  { fieldOfCode = {}, visible }: FaultPlaces = {},
): Promise<FormFault> {
  if (error.kind === 'network' || error.kind === 'cancelled') return { fields: {}, form: NETWORK_ERROR_TEXT };
  const catalogue = await loadTexts();
  if (!catalogue) return { fields: {}, form: GENERAL_ERROR_TEXT };
  const { errorText, fieldErrorTextsOf } = catalogue;
  if (error.kind !== 'answer') return { fields: {}, form: errorText(error) };
  const fields = textsOfFields(error.errors ?? {}, fieldErrorTextsOf);
  if (Object.keys(fields).length > 0) {
    const form = hiddenFault(fields, visible ?? Object.keys(fields));
    return { fields, ...(form !== undefined && { form }) };
  }
  // Its text is about fields that have a message.
  if (error.code === 'validation_failed') return { fields: {}, form: GENERAL_ERROR_TEXT };
  const field = fieldOfCode[error.code];
  return field ? { fields: { [field]: errorText(error) } } : { fields: {}, form: errorText(error) };
}

const NONE: FormFault = { fields: {} };

/**
 * Keeps the server errors of a form. They are separate from Formik's errors, because each validation replaces
 * those. The error of a field stays until that field changes. The error of the whole form stays until the
 * form is submitted again.
 */
export function useServerFaults(places: FaultPlaces) {
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
      const next = await toFormFault(error, places);
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
