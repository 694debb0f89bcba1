import { type ApiError, NETWORK_ERROR_TEXT } from '@mijn/api';
import type { ErrorCode } from '@mijn/domain/errors';
import { textsOfFields } from './texts-of-fields.ts';

/** What a failed save shows: a text per field, and one for the form when no field is to blame. */
export interface FormFault {
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
