import type { FieldErrors } from '@mijn/domain/errors';
import { errorCode } from '../../platform/config/errors.ts';
import { AppError } from '../../platform/wire/app-error.ts';

export const FORM_FIELDS_MAX = 40;

/** The most parts of a form. Parts without a name are neither fields nor files, and are skipped. */
export const FORM_PARTS_MAX = 2 * FORM_FIELDS_MAX;

/** The longest value of a field beside a file, in bytes. All fields together are less than a JSON body may be. */
export const FORM_FIELD_BYTES_MAX = 20_000;

/** The longest boundary that is read, in characters. RFC 2046 §5.1.1 allows 70. */
const BOUNDARY_LENGTH_MAX = 252;

const refused = (message: string, errors: FieldErrors = { '': [{ code: 'invalid' }] }): AppError =>
  new AppError('validation_failed', { message, errors });

const tooMany = (field: string, max: number): FieldErrors => ({
  [field]: [{ code: 'too_many', params: { max } }],
});

/** The errors of @fastify/multipart by their codes. */
const byCode: Readonly<Record<string, () => AppError>> = {
  FST_FILES_LIMIT: () => refused('The form has more than one file.', tooMany('file', 1)),
  FST_FIELDS_LIMIT: () =>
    refused(`The form has more than ${FORM_FIELDS_MAX} fields.`, tooMany('', FORM_FIELDS_MAX)),
  FST_PARTS_LIMIT: () => refused('The form has too many parts.'),
  FST_PROTO_VIOLATION: () =>
    refused('A field of the form has a name that every object has, such as toString.'),
  FST_INVALID_JSON_FIELD_ERROR: () =>
    refused('A field of the form says that it is JSON, and its value is not JSON.'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () =>
    new AppError('unsupported_file_type', { message: 'An upload is multipart/form-data.' }),
};

/** The errors of @fastify/busboy by the beginnings of their messages. They have no codes. */
const byMessage: readonly (readonly [beginning: string, says: string])[] = [
  [
    'The needle cannot have a length',
    `The boundary of the form is longer than ${BOUNDARY_LENGTH_MAX} characters.`,
  ],
  ['Multipart: Boundary not found', 'The form data has no boundary.'],
  ['The needle cannot be an empty', 'The form data has no boundary.'],
  ['Unexpected end of multipart data', 'The form data ends before its last boundary.'],
  ['Part terminated early', 'The form data ends before its last boundary.'],
  ['Malformed part header', 'A part of the form has a malformed header.'],
];

/** Returns undefined for any other error. */
export function formFaultOf(error: unknown): AppError | undefined {
  const known = byCode[errorCode(error) ?? ''];
  if (known) return known();
  const message = error instanceof Error ? error.message : '';
  const found = byMessage.find(([beginning]) => message.startsWith(beginning));
  return found && refused(found[1]);
}

interface FormField {
  fieldname: string;
  fieldnameTruncated: boolean;
  valueTruncated: boolean;
}

/** @param isKnown the field came before, and is no list. @throws AppError `validation_failed` if repeated or too long. */
export function checkField(field: FormField, isKnown: boolean): void {
  const { fieldname } = field;
  if (field.fieldnameTruncated) throw refused('A field of the form has a name that is longer than is read.');
  const refuse = (message: string, code: 'invalid' | 'too_long') =>
    refused(`The field ${fieldname} ${message}.`, { [fieldname]: [{ code }] });
  if (field.valueTruncated) throw refuse('is longer than is read', 'too_long');
  if (isKnown) throw refuse('is there twice', 'invalid');
}
