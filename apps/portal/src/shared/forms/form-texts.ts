import { type ApiError, GENERAL_ERROR_TEXT } from '@mijn/api';
import { errorText, fieldErrorTextsOf } from '@mijn/api/texts';
import type { ErrorCode, FieldErrors } from '@mijn/domain/errors';

/** The error messages after a failed save: one per field, and one for the form if no field caused the error. */
export interface FormFault {
  fields: Record<string, string>;
  form?: string;
}

export interface FaultPlaces {
  /** Maps an error code to the field that shows its message, such as the e-mail field for a refused login. */
  fieldOfCode?: Partial<Record<ErrorCode, string>> | undefined;
  /** Returns whether the form shows a field with its message. A page that is older than the server does not have every field. */
  isShown?: ((name: string) => boolean) | undefined;
}

export type MissingTexts = Readonly<Record<string, string | undefined>>;

/** Returns a message per field. The error of one entry of a field (`tags[1]`) is a message of the whole field. */
function textsOfFields(errors: FieldErrors): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [path, text] of Object.entries(fieldErrorTextsOf(errors)))
    texts[path.replace(/[.[].*/su, '')] ??= text;
  return texts;
}

function hiddenFault(
  texts: Readonly<Record<string, string>>,
  isShown: (name: string) => boolean,
): string | undefined {
  const { '': ofForm, ...ofFields } = texts;
  const hidden = Object.entries(ofFields).flatMap(([name, text]) => (isShown(name) ? [] : [text]));
  if (hidden.length === 0) return ofForm;
  const rest = `Er is iets mis met een veld dat u hier niet ziet: ${[...new Set(hidden)].join(' ')} Ververs de pagina en probeer het opnieuw.`;
  return ofForm === undefined ? rest : `${ofForm} ${rest}`;
}

const isEverythingShown = () => true;

export function formFaultOf(
  error: ApiError,
  { fieldOfCode = {}, isShown = isEverythingShown }: FaultPlaces,
): FormFault {
  if (error.kind !== 'response') return { fields: {}, form: errorText(error) };
  const fields = textsOfFields(error.errors ?? {});
  if (Object.keys(fields).length > 0) {
    const form = hiddenFault(fields, isShown);
    return { fields, ...(form !== undefined && { form }) };
  }
  // The text of this code is about fields that have a message.
  if (error.code === 'validation_failed') return { fields: {}, form: GENERAL_ERROR_TEXT };
  const field = fieldOfCode[error.code];
  return field ? { fields: { [field]: errorText(error) } } : { fields: {}, form: errorText(error) };
}

export function textsOfInvalid(errors: FieldErrors, missingTexts: MissingTexts): Record<string, string> {
  const texts = textsOfFields(errors);
  for (const [name, text] of Object.entries(missingTexts)) {
    if (text && errors[name]?.[0]?.code === 'required') texts[name] = text;
  }
  return texts;
}
