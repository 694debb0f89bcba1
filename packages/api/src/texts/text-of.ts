import type { FieldError, FieldErrors } from '@mijn/domain/errors';
import type { ApiError } from '../errors/api-error.ts';
import { errorTexts, type Text, type TextParams } from './error-texts.ts';
import { fieldErrorTexts } from './field-error-texts.ts';
import { NETWORK_ERROR_TEXT } from './network-error-text.ts';

const fill = (text: Text, params: TextParams = {}): string =>
  typeof text === 'string' ? text : text(params);

/** The Dutch text of an error; empty for a cancelled call, of which nobody needs to be told. */
export function errorText(error: ApiError): string {
  if (error.kind === 'cancelled') return '';
  return error.kind === 'network' ? NETWORK_ERROR_TEXT : fill(errorTexts[error.code], error.params);
}

/** The Dutch text of one fault of a field. */
export function fieldErrorText({ code, params }: FieldError): string {
  return fill(fieldErrorTexts[code], params);
}

/** The Dutch text per field: the first fault of each. */
export function fieldErrorTextsOf(errors: FieldErrors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, [first]]) => (first ? [[path, fieldErrorText(first)]] : [])),
  );
}
