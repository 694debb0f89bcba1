import { gzipSync } from 'node:zlib';
import type { Operation, Shape } from '@mijn/domain/wire';
import fc from 'fast-check';
import { contractObject, contractQuery, type KnownIds } from './contract-values.ts';
import { oddBody, oddText } from './odd-values.ts';

export interface FuzzRequest {
  caller: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
  head: FuzzHead;
}

/** HTTP/1.1 asks for one host, HTTP/1.0 for none. */
export type FuzzHead = 'usual' | 'no host' | 'two hosts' | 'HTTP/1.0' | 'HTTP/1.0 without host';

const ODD_HEADS = ['no host', 'two hosts', 'HTTP/1.0', 'HTTP/1.0 without host'] as const;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'LINK'];
/** The lengths of boundaries, of which RFC 2046 allows 70 characters and the parser takes 252. */
const BOUNDARY_LENGTHS = [0, 1, 70, 71, 252, 253, 256, 257, 3000];
/** With this limit, the request line and headers of a call are shorter than the limit of Node. */
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

function pathOf({ path }: Operation, ids: KnownIds): fc.Arbitrary<string> {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith('{') ? segment(part.slice(1, -1), ids) : fc.constant(part)));
  return fc.tuple(...parts).map((texts) => texts.join('/'));
}

function multipart(
  fields: Readonly<Record<string, unknown>>,
  files: readonly string[],
  boundary: string,
  times: number,
): string {
  const part = (disposition: string, content: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one) => part(`name="${name.replaceAll(/["\r\n]/gu, '_')}"`, JSON.stringify(one))),
  );
  const sent = files.map((file) => part('name="file"; filename="Begroting.pdf"', file));
  return `${parts.join('').repeat(times)}${sent.join('')}--${boundary}--\r\n`;
}

type Payload = Pick<FuzzRequest, 'headers' | 'body'>;

const asJson = (body: string) => ({ headers: { 'content-type': 'application/json' }, body });

const compressed = ({ headers, body }: { headers: Record<string, string>; body: string }): Payload => ({
  headers: { ...headers, 'content-encoding': 'gzip' },
  body: gzipSync(body),
});

const nothing: fc.Arbitrary<Payload> = fc.constant({ headers: {}, body: undefined });

function payloadOf({ body, upload, method }: Operation & Shape, ids: KnownIds): fc.Arbitrary<Payload> {
  const odd = oddBody.map(asJson);
  if (!body) return method === 'GET' ? nothing : fc.oneof(nothing, odd);
  const fields = contractObject(body, ids);
  if (!upload) {
    const json = fields.map((values) => asJson(JSON.stringify(values)));
    return fc.oneof(
      { weight: 12, arbitrary: json },
      { weight: 1, arbitrary: json.map(compressed) },
      { weight: 2, arbitrary: odd },
    );
  }
  const file = fc.constantFrom('', '%PDF-1.7', 'PK\u0003\u0004', '<svg>');
  const boundary = fc
    .oneof(
      { weight: 2, arbitrary: fc.constant(8) },
      { weight: 1, arbitrary: fc.constantFrom(...BOUNDARY_LENGTHS) },
    )
    .map((length) => 'b'.repeat(length));
  const form = fc
    .record({
      values: fields,
      files: fc.oneof(
        { weight: 4, arbitrary: fc.tuple(file) },
        { weight: 1, arbitrary: fc.array(file, { maxLength: 3 }) },
      ),
      boundary,
      times: fc.constantFrom(1, 1, 1, 2, 50),
    })
    .map(({ values, files, boundary: between, times }): Payload & { body: string } => ({
      headers: { 'content-type': `multipart/form-data; boundary=${between}` },
      body: multipart(values, files, between, times),
    }));
  const cut = form.map(({ headers, body: whole }): Payload => ({ headers, body: whole.slice(0, -30) }));
  return fc.oneof(
    { weight: 3, arbitrary: form },
    { weight: 1, arbitrary: cut },
    { weight: 1, arbitrary: form.map(compressed) },
    { weight: 1, arbitrary: odd },
  );
}

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
      head: fc.oneof(
        { weight: 20, arbitrary: fc.constant('usual' as const) },
        { weight: 1, arbitrary: fc.constantFrom(...ODD_HEADS) },
      ),
    })
    .map(({ caller, method: asked, path, query, payload, odd, head }) => ({
      caller,
      method: asked,
      path: `/api${path}${query === '' ? '' : `?${query}`}`.slice(0, PATH_LENGTH_MAX),
      headers: { ...payload.headers, ...Object.fromEntries(odd) },
      body: payload.body,
      head,
    }));
}

export const fuzzRequest = (
  operations: readonly (Operation & Shape)[],
  callers: readonly string[],
  ids: KnownIds,
): fc.Arbitrary<FuzzRequest> =>
  fc.oneof(...operations.map((operation) => requestOf(operation, callers, ids)));
