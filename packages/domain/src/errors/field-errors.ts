export const fieldErrorCodes = [
  'required',
  'invalid',
  'invalid_email',
  'too_short',
  'too_long',
  'too_low',
  'too_high',
  'too_few',
  'too_few_words',
  'too_many',
  'unknown_field',
  'not_allowed',
  'invalid_day',
  'invalid_code',
  'invalid_phone',
  'wrong_password',
  'common_password',
  'same_as_email',
  'contains_name',
  'same_as_before',
  'not_matching',
  'duplicate',
  'wrong_sum',
  'already_given',
  'is_joined',
  'is_member',
  'file_gone',
  'in_past',
  'no_such_time',
  'too_often',
] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** An error of one field in a response. `params` contains the values in its text, such as `{ "min": 12 }`. */
export interface FieldError {
  code: FieldErrorCode;
  params?: Record<string, string | number>;
}

export type FieldErrors = Record<string, FieldError[]>;
