/** What can be wrong with one field of the input. The Dutch text of each is in the API package. */
export const fieldErrorCodes = [
  'required',
  'invalid',
  'invalid_email',
  'too_short',
  'too_long',
  'too_low',
  'too_high',
  'too_few',
  'too_many',
  'unknown_field',
  'not_allowed',
  'invalid_day',
  'invalid_code',
  'common_password',
  'same_as_email',
  'not_matching',
  'duplicate',
] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** One fault of one field, as it goes over the wire. `params` fills the text: `{ "min": 12 }`. */
export interface FieldError {
  code: FieldErrorCode;
  params?: Record<string, string | number>;
}

/** Faults by field path (`tags.0`), as they go over the wire. */
export type FieldErrors = Record<string, FieldError[]>;
