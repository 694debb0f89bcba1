import { type ErrorCode, errorStatuses, fieldErrorCodes } from '@mijn/domain/errors';
import {
  ALBUMS_MAX,
  DOCUMENT_BYTES_MAX,
  PASSKEYS_MAX,
  REACTIONS_PER_DAY,
  REPORTS_PER_DAY,
  STAGED_FILES_MAX,
} from '@mijn/domain/limits';
import { errorMessages } from '@mijn/server/testing/described-calls';
import { type Example, type JsonSchema, type OpenApi, type Ref, refTo, type Response } from './open-api.ts';
import type { Doc } from '@mijn/source-docs';

const allCodes: ErrorCode[] = Object.keys(errorStatuses).filter(
  (code): code is ErrorCode => code in errorStatuses,
);

const params: Partial<Record<ErrorCode, Readonly<Record<string, number>>>> = {
  payload_too_large: { limit: DOCUMENT_BYTES_MAX },
  too_many_staged_files: { max: STAGED_FILES_MAX },
  too_many_albums: { max: ALBUMS_MAX },
  too_many_reports: { max: REPORTS_PER_DAY },
  too_many_reactions: { max: REACTIONS_PER_DAY },
  too_many_passkeys: { max: PASSKEYS_MAX },
};

const WITH_RETRY_AFTER: ReadonlySet<ErrorCode> = new Set([
  'too_many_requests',
  'unavailable',
  'maintenance',
  'scanner_unavailable',
  'files_unavailable',
]);

const exampleErrors = {
  subject: [{ code: 'too_long', params: { max: 200 } }],
  'tags[1]': [{ code: 'required' }],
};

const pascal = (code: string): string =>
  code.replaceAll(/(?:^|_)(\w)/gu, (_, letter: string) => letter.toUpperCase());

const nameOf = (code: ErrorCode): string => `${pascal(code)}Error`.replace(/ErrorError$/u, 'Error');

const paramTexts: Readonly<Record<string, string>> = {
  limit: 'The largest number of bytes that is allowed.',
  max: 'The largest number that is allowed.',
};

const integers = (values: Readonly<Record<string, number>>): JsonSchema => ({
  type: 'object',
  description: 'The values of the text of the error.',
  properties: Object.fromEntries(
    Object.keys(values).map((name) => [name, { type: 'integer', description: paramTexts[name] ?? '' }]),
  ),
  required: Object.keys(values),
});

function schemaOf(code: ErrorCode, description: string): JsonSchema {
  const values = params[code];
  return {
    type: 'object',
    description,
    properties: {
      code: { type: 'string', const: code, description: 'The code, by which a program tells errors apart.' },
      message: { type: 'string', description: 'One English sentence for developers.' },
      ...(code === 'validation_failed' && {
        errors: {
          type: 'object',
          description:
            'The errors by field, such as `subject` or `tags[1]`. Errors of the whole input are under the empty name. It is missing if no field is wrong.',
          additionalProperties: { type: 'array', items: { $ref: '#/components/schemas/FieldError' } },
        },
      }),
      ...(values && { params: integers(values) }),
    },
    required: ['code', 'message', ...(values ? ['params'] : [])],
  };
}

const fieldError: JsonSchema = {
  type: 'object',
  description: 'An error of one field. `params` has the values of its text, such as `{ "max": 200 }`.',
  properties: {
    code: {
      type: 'string',
      enum: [...fieldErrorCodes],
      description: 'What is wrong with the field.',
    },
    params: {
      type: 'object',
      description: 'The values of the text of the error; missing if it has none.',
      additionalProperties: { type: ['string', 'number'] },
    },
  },
  required: ['code'],
};

const exampleOf = (code: ErrorCode): Example => ({
  value: {
    code,
    message: errorMessages[code],
    ...(code === 'validation_failed' && { errors: exampleErrors }),
    ...(params[code] && { params: params[code] }),
  },
});

/** The codes whose response says what is wrong with an access token (RFC 6750 §3). */
const WITH_CHALLENGE: ReadonlySet<ErrorCode> = new Set(['unauthenticated', 'access_token_refused']);

function headersOf(codes: readonly ErrorCode[]): Pick<Response, 'headers'> {
  const headers = {
    ...(codes.some((code) => WITH_RETRY_AFTER.has(code)) && {
      'Retry-After': refTo('headers', 'RetryAfter'),
    }),
    ...(codes.some((code) => WITH_CHALLENGE.has(code)) && {
      'WWW-Authenticate': refTo('headers', 'WWWAuthenticate'),
    }),
  };
  return Object.keys(headers).length > 0 ? { headers } : {};
}

function responseOf(codes: readonly ErrorCode[], docs: Doc): Response {
  const refs = codes.map((code) => refTo('schemas', nameOf(code)));
  const [only] = refs;
  const mapping = Object.fromEntries(codes.map((code) => [code, refTo('schemas', nameOf(code)).$ref]));
  return {
    description: codes.map((code) => `\`${code}\`: ${docs.fields?.get(code)?.text ?? ''}`).join('\n\n'),
    ...headersOf(codes),
    content: {
      'application/json': {
        schema:
          refs.length === 1 && only
            ? only
            : { oneOf: refs, discriminator: { propertyName: 'code', mapping } },
        examples: Object.fromEntries(codes.map((code) => [code, refTo('examples', code)])),
      },
    },
  };
}

/** The part of the document about errors: one schema and one example per code, and the responses that are used. */
export class ErrorComponents {
  readonly #docs: Doc;
  readonly #responses = new Map<string, Response>();

  /** @param docs the docstrings of `errorStatuses`. */
  constructor(docs: Doc) {
    this.#docs = docs;
  }

  responsesOf(codes: ReadonlySet<ErrorCode>): Record<string, Ref> {
    const known = allCodes.filter((code) => codes.has(code));
    const statuses = [...new Set(known.map((code) => errorStatuses[code]))];
    const entries = statuses.map((status): [string, Ref] => {
      const ofStatus = known.filter((code) => errorStatuses[code] === status);
      const name = ofStatus.map(pascal).join('_or_');
      if (!this.#responses.has(name)) this.#responses.set(name, responseOf(ofStatus, this.#docs));
      return [String(status), refTo('responses', name)];
    });
    return Object.fromEntries(entries);
  }

  /** Returns the components of the codes that are used. Call it after `responsesOf` of every operation. */
  used(): Pick<OpenApi['components'], 'schemas' | 'examples' | 'responses'> {
    const text = (code: ErrorCode) => this.#docs.fields?.get(code)?.text ?? errorMessages[code];
    return {
      schemas: {
        ...Object.fromEntries(allCodes.map((code) => [nameOf(code), schemaOf(code, text(code))])),
        FieldError: fieldError,
      },
      examples: Object.fromEntries(allCodes.map((code) => [code, exampleOf(code)])),
      responses: Object.fromEntries(
        [...this.#responses].toSorted(([one], [other]) => (one < other ? -1 : 1)),
      ),
    };
  }
}
