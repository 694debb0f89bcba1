import type { ApiError } from '@mijn/api';
import { errorText, fieldErrorTextsOf } from '@mijn/api/texts';
import type { ErrorCode } from '@mijn/domain/errors';

/** What a failed save shows: a text per field, and one for the form when no field is to blame. */
export interface FormFault {
  fields: Record<string, string>;
  form?: string;
}

/**
 * The one function that turns an error of the wire into errors of a form.
 * @param fieldOfCode the field that carries the text of a code, such as the e-mail field for a refused login.
 */
export function toFormFault(
  error: ApiError,
  fieldOfCode: Partial<Record<ErrorCode, string>> = {},
): FormFault {
  if (error.kind === 'answer') {
    if (error.errors && Object.keys(error.errors).length > 0)
      return { fields: fieldErrorTextsOf(error.errors) };
    const field = fieldOfCode[error.code];
    if (field) return { fields: { [field]: errorText(error) } };
  }
  return { fields: {}, form: errorText(error) };
}
