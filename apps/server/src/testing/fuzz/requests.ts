import type { Operation, Shape } from '@mijn/domain/wire';
import fc from 'fast-check';
import { contractObject, contractQuery, type KnownIds } from './contract-values.ts';
import { oddBody, oddText } from './odd-values.ts';

/** A call as it is sent over the socket. */
export interface FuzzRequest {
  /** The name of the caller. */
  caller: string;
  method: string;
  /** The path with the query. */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'LINK'];
const BOUNDARY = 'boundary';
/**
 * The maximum length of a path. With this limit, the request line and headers of a call are shorter than the
 * limit of Node.
 */
const PATH_LENGTH_MAX = 12_000;

const headerText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '*',
    'a'.repeat(3000),
    '"',
    ',,,',
    '=;=',
    '\u00FF\u00FE',
    'bytes=5-1',
    'bytes=-',
    '0',
  ),
  fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCodePoint(code)) }),
);
const oddHeader = fc.tuple(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'accept-version',
    'authorization',
    'content-encoding',
    'content-type',
    'cookie',
    'expect',
    'host',
    'idempotency-key',
    'if-modified-since',
    'if-none-match',
    'if-range',
    'origin',
    'range',
    'upgrade',
    'x-forwarded-for',
    'x-http-method-override',
    'x-requested-with',
    'x-xsrf-token',
  ),
  headerText,
);
const oddHeaders = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.array(oddHeader, { maxLength: 3 }) },
);

const segment = (name: string, ids: KnownIds): fc.Arbitrary<string> => {
  const known = ids[name] ?? [];
  const odd = fc.oneof(
    fc.constantFrom('..', '%2e%2e', '%00', '%ff', '%', '%2F', 'a'.repeat(3000), '-', '7'),
    oddText.map((text) => encodeURIComponent(text.toWellFormed())),
    fc.uuid(),
  );
  return known.length > 0
    ? fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: odd })
    : odd;
};

/** Generates paths of an operation, with valid and invalid parameters. */
function pathOf({ path }: Operation, ids: KnownIds): fc.Arbitrary<string> {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith('{') ? segment(part.slice(1, -1), ids) : fc.constant(part)));
  return fc.tuple(...parts).map((texts) => texts.join('/'));
}

function multipart(fields: Readonly<Record<string, unknown>>, file: string): string {
  const part = (disposition: string, content: string) =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one) => part(`name="${name.replaceAll(/["\r\n]/gu, '_')}"`, JSON.stringify(one))),
  );
  return `${parts.join('')}${part('name="file"; filename="Begroting.pdf"', file)}--${BOUNDARY}--\r\n`;
}

type Payload = Pick<FuzzRequest, 'headers' | 'body'>;

const asJson = (body: string): Payload => ({ headers: { 'content-type': 'application/json' }, body });
const nothing: fc.Arbitrary<Payload> = fc.constant({ headers: {}, body: undefined });

function payloadOf({ body, upload, method }: Operation & Shape, ids: KnownIds): fc.Arbitrary<Payload> {
  const odd = oddBody.map(asJson);
  if (!body) return method === 'GET' ? nothing : fc.oneof(nothing, odd);
  const fields = contractObject(body, ids);
  if (!upload) {
    return fc.oneof(
      { weight: 6, arbitrary: fields.map((values) => asJson(JSON.stringify(values))) },
      { weight: 1, arbitrary: odd },
    );
  }
  const form = fc
    .tuple(fields, fc.constantFrom('', '%PDF-1.7', 'PK\u0003\u0004', '<svg>'))
    .map(([values, file]): Payload => ({
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      body: multipart(values, file),
    }));
  const cut = form.map(({ headers, body: whole = '' }): Payload => ({ headers, body: whole.slice(0, -30) }));
  return fc.oneof(
    { weight: 3, arbitrary: form },
    { weight: 1, arbitrary: cut },
    { weight: 1, arbitrary: odd },
  );
}

/** Generates calls of one operation, from valid to absurd. */
function requestOf(
  operation: Operation & Shape,
  callers: readonly string[],
  ids: KnownIds,
): fc.Arbitrary<FuzzRequest> {
  const method = fc.oneof(
    { weight: 9, arbitrary: fc.constant(operation.method) },
    { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
  );
  return fc
    .record({
      caller: fc.constantFrom(...callers),
      method,
      path: pathOf(operation, ids),
      query: contractQuery(operation.query, ids),
      payload: payloadOf(operation, ids),
      odd: oddHeaders,
    })
    .map(({ caller, method: asked, path, query, payload, odd }) => ({
      caller,
      method: asked,
      path: `/api${path}${query === '' ? '' : `?${query}`}`.slice(0, PATH_LENGTH_MAX),
      headers: { ...payload.headers, ...Object.fromEntries(odd) },
      body: payload.body,
    }));
}

/** Generates calls of all operations in a list. */
export const fuzzRequest = (
  operations: readonly (Operation & Shape)[],
  callers: readonly string[],
  ids: KnownIds,
): fc.Arbitrary<FuzzRequest> =>
  fc.oneof(...operations.map((operation) => requestOf(operation, callers, ids)));
