import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DOCUMENT_NAME_LENGTH_MAX } from '@mijn/domain/limits';
import { toJsonSchema } from '@mijn/domain/validation';
import type { Operation, Shape } from '@mijn/domain/wire';
import { parse as parseDisposition } from 'content-disposition';
import { readZip } from './modules/albums/testing/read-zip.ts';
import { startTestApp, type TestApp, type TestResponse, type TestClient } from './testing/index.ts';
import { createCallers, type CallerName, type SignIn } from './testing/authorisation/callers.ts';
import { type Row, rows } from './testing/authorisation/table.ts';
import { createFixtures, moduleFixtures } from './testing/fixtures/all.ts';
import type { CreateInput, FixtureParams, Params } from './testing/fixtures/fixtures.ts';
import { changedIn, piecesOf, SENTENCE } from './testing/typed-texts/sentence.ts';
import {
  type TextField,
  textFieldsOf,
  isRecord,
  textsIn,
  withText,
} from './testing/typed-texts/text-fields.ts';

const inputs: Readonly<Record<string, CreateInput>> = Object.assign(
  {},
  ...moduleFixtures.map(({ fixtures }) => fixtures.inputs),
);

const memberNames = ['board', 'checker'] as const satisfies readonly CallerName[];

function memberFor({ method, path }: Operation): { row: Row; name: CallerName } | undefined {
  const url = path.replaceAll(/\{(\w+)\}/gu, ':$1');
  for (const name of memberNames) {
    const row = rows.find(
      (one) => one.method === method && one.path === url && (one.statuses[name] ?? 500) < 300,
    );
    if (row) return { row, name };
  }
  return undefined;
}

interface TypedCall {
  title: string;
  operation: Operation & Shape;
  fields: TextField[];
}

const allOperations = moduleFixtures.flatMap(({ operations }) => operations);
const typedCalls: TypedCall[] = [];
for (const operation of allOperations) {
  const fields = await textFieldsOf(operation, SENTENCE);
  if (fields.length > 0)
    typedCalls.push({ title: `${operation.method} ${operation.path}`, operation, fields });
}

let server: TestApp;
let association: { id: string };
let signIn: SignIn;
let fixtures: FixtureParams;
beforeAll(async () => {
  server = await startTestApp();
  association = await server.build.association({ name: 'VvE 1/12 "De Kade"' });
  signIn = await createCallers(server, association, await server.build.association());
  fixtures = await createFixtures(server, association, 'ding');
});
afterAll(() => server.stop());

const fill = (path: string, params: Params): string =>
  path.replaceAll(/[{:](\w+)\}?/gu, (_, name: string) => params[name] ?? name);

/** An upload gets its texts as parts of the form. */
function withTexts(body: unknown, texts: readonly [TextField, string][]): unknown {
  if (body instanceof FormData) {
    for (const [{ path }, text] of texts) body.set(path[0] ?? '', text);
    return body;
  }
  return texts.reduce((typed, [{ path }, text]) => withText(typed, path, text), body);
}

async function readBack(client: TestClient, row: Row, params: Params, id: string): Promise<TestResponse[]> {
  const reading = moduleFixtures.filter(
    ({ name, fixtures: own }) => own === row.ofModule || row.ofModule.readBy?.includes(name),
  );
  const reads = reading
    .flatMap(({ operations }) => operations)
    .filter(({ method, response }) => method === 'GET' && response);
  const responses = await Promise.all(
    reads.map(async (operation) => {
      // The id of what was created belongs to the paths below that of its creation.
      const names = [...operation.path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);
      const created = names.filter((name) => params[name] === undefined).map((name) => [name, id]);
      const path = fill(operation.path, { ...Object.fromEntries(created), ...params });
      const key = rows.find((one) => one.method === 'GET' && one.path === fill(operation.path, {}))?.route;
      const query = (await inputs[key ?? '']?.(server, fixtures, params, client))?.query;
      return client.get(query === undefined ? path : `${path}?${query}`);
    }),
  );
  return responses.filter(({ status }) => status === 200);
}

// Each test makes many calls, and the one about mails runs the jobs of all of them.
jest.setTimeout(120_000);

/** The calls that no member of the fixtures can make. Each has the schema and the column of one that is tested. */
const UNREACHED = [
  'PATCH /security/passkeys/{passkey_id}',
  'PATCH /associations/{association_id}/todos/{todo_id}/entries/{entry_id}',
  'POST /associations/{association_id}/todos/{todo_id}/reopen',
];

const allSent: string[] = [];
const mailed: string[] = [];

describe('a text that a member types', () => {
  it.each(typedCalls)('comes back as it was typed: $title', async ({ operation, fields, title }) => {
    const found = memberFor(operation);
    if (!found) {
      expect(UNREACHED).toContain(title);
      return;
    }
    const pieces = fields.map((field) =>
      piecesOf(Math.min(field.lengthMax, DOCUMENT_NAME_LENGTH_MAX - '.pdf'.length)),
    );
    const rounds = Math.max(...pieces.map(({ length }) => length));
    for (let round = 0; round < rounds; round += 1) {
      const client = await signIn(found.name);
      const own = {
        ...fixtures,
        ...(await createFixtures(server, association, 'zaak', [found.row.ofModule])),
      };
      const params: Params = {
        association_id: association.id,
        ...(found.row.fixture !== undefined && own[found.row.fixture]),
      };
      const texts = fields.map((field, index): [TextField, string] => [
        field,
        pieces[index]?.[round] ?? pieces[index]?.[0] ?? '',
      ]);
      const sent = texts.map(([, text]) => text);
      const input = (await inputs[found.row.route]?.(server, own, params, client)) ?? {};
      const typed = withTexts(input.body, texts);
      // A row without an id is the member's own, and was changed in the round before.
      const isOwn = found.row.fixture === undefined && isRecord(typed) && 'version' in typed;
      const body = isOwn ? { ...typed, version: 1 + round } : typed;
      // A member may have the owners mailed about a few messages a day.
      const wantsMail =
        round === 0 &&
        operation.method === 'POST' &&
        operation.body &&
        'notify' in (toJsonSchema(operation.body).properties ?? {});
      const response = await client.call(operation.method, fill(operation.path, params), {
        body: wantsMail ? Object.assign({}, body, { notify: true }) : body,
      });
      expect([response.status, response.error]).toEqual([expect.any(Number), undefined]);
      const id = textsIn(response.body)[0] ?? '';
      const read = await readBack(client, found.row, params, id);
      const texts_read = read.flatMap((one) => textsIn(one.body));
      expect(changedIn([...textsIn(response.body), ...texts_read], sent)).toEqual([]);
      for (const piece of sent) expect(texts_read.filter((text) => text.includes(piece))).not.toEqual([]);
      allSent.push(...sent);
      if (wantsMail) mailed.push(...sent);
    }
  });

  it('is mailed as it was typed: in the subject, in the text and in the HTML', async () => {
    const texts = (await server.mails()).flatMap(({ subject = '', text = '', html = '' }) => [
      subject,
      text,
      html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ]);
    expect(changedIn(texts, allSent)).toEqual([]);
    for (const piece of mailed) expect(texts.filter((text) => text.includes(piece))).not.toEqual([]);
  });
});

describe('a text with slashes', () => {
  it('is found by the words beside its slashes', async () => {
    const message = {
      subject: 'Huisdieren',
      text: 'Graag wel-of-niet/misschien/nooit kiezen',
      attachments: [],
    };
    await (await signIn('board')).post(`/associations/${association.id}/bulletin/messages`, message);
    const client = await signIn('owner');
    for (const word of ['misschien', 'nooit', 'kiezen']) {
      const found = await client.get(`/associations/${association.id}/search?q=${word}`);
      expect(found.text).toContain('Huisdieren');
    }
  });

  it('names no file with slashes: of downloads, of pictures and in zips', async () => {
    const slashed = await createFixtures(server, association, 'wel en/of 1\\2');
    const names: string[] = [];
    for (const operation of allOperations.filter(({ bytes }) => bytes === true)) {
      const found = memberFor(operation);
      if (found?.row.fixture === undefined) continue;
      const params: Params = { association_id: association.id, ...slashed[found.row.fixture] };
      const client = await signIn(found.name);
      const query = (await inputs[found.row.route]?.(server, slashed, params, client))?.query ?? '';
      const response = await client.raw(`/api${fill(operation.path, params)}?${query}`);
      const disposition = response.headers.get('content-disposition') ?? '';
      names.push(parseDisposition(disposition).parameters['filename'] ?? '');
      if (operation.sends === 'zip')
        names.push(...readZip(Buffer.from(await response.arrayBuffer())).map(({ name }) => name));
    }
    expect(names.length).toBeGreaterThan(12);
    expect(names.filter((name) => name.includes('wel en'))).not.toEqual([]);
    expect(names.filter((name) => /[/\\]/u.test(name))).toEqual([]);
  });
});
