import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createAttachmentsFixture,
  type AttachmentsFixture,
} from '../../modules/attachments/testing/attachments-fixture.ts';
import { createPdf } from '../../testing/create-file.ts';
import type { TestResponse } from '../../testing/index.ts';

let fixture: AttachmentsFixture;
let pdf: string;
beforeAll(async () => {
  fixture = await createAttachmentsFixture();
  pdf = Buffer.from(await createPdf('Begroting')).toString('latin1');
});
afterAll(() => fixture.server.stop());

const FILE = 'name="file"; filename="Begroting.pdf"\r\ncontent-type: application/pdf';

type Part = readonly [head: string, content: string];

const formOf = (parts: readonly Part[], boundary = 'grens'): string =>
  [
    ...parts.map(
      ([head, content]) => `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`,
    ),
    `--${boundary}--\r\n`,
  ].join('');

interface Sent {
  path?: string;
  boundary?: string;
  headers?: Record<string, string>;
}

async function send(form: string | Buffer<ArrayBuffer>, { boundary = 'grens', ...sent }: Sent = {}) {
  const { board, association } = fixture;
  const token = board.cookies.get('XSRF-TOKEN') ?? '';
  const response = await board.raw(
    `/api/associations/${association.id}/${sent.path ?? 'archive/documents'}`,
    {
      method: 'POST',
      body: typeof form === 'string' ? Buffer.from(form, 'latin1') : form,
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'x-xsrf-token': token,
        'x-requested-with': 'XMLHttpRequest',
        ...sent.headers,
      },
    },
  );
  const body = (await response.json()) as TestResponse['error'];
  return { status: response.status, body };
}

const field = (name: string, content = 'x'): Part => [`name="${name}"`, content];
const invalid = (name: string, code = 'invalid', params = {}) => ({ [name]: [{ code, ...params }] });

describe('an upload that can not be read', () => {
  it.each<[string, readonly Part[], RegExp, object | undefined]>([
    [
      'two files',
      [
        [FILE, '%PDF'],
        [FILE, '%PDF'],
      ],
      /more than one file/u,
      invalid('file', 'too_many', { params: { max: 1 } }),
    ],
    [
      '41 fields',
      Array.from({ length: 41 }, (_, index) => field(`f${index}`)),
      /more than 40 fields/u,
      invalid('', 'too_many', { params: { max: 40 } }),
    ],
    [
      'a field twice',
      [field('group_id'), field('group_id'), [FILE, '%PDF']],
      /group_id is there twice/u,
      invalid('group_id'),
    ],
    [
      'a field of 2 MB',
      [field('group_id', 'x'.repeat(2_000_000)), [FILE, '%PDF']],
      /group_id is longer/u,
      invalid('group_id', 'too_long'),
    ],
    [
      'a field with a name that every object has',
      [field('toString'), [FILE, '%PDF']],
      /toString|name of a field/u,
      undefined,
    ],
    [
      'a field of broken JSON',
      [
        ['name="group_id"\r\ncontent-type: application/json', '{'],
        [FILE, '%PDF'],
      ],
      /JSON/u,
      undefined,
    ],
    ['no file', [field('group_id')], /contract/u, invalid('file', 'required')],
  ])('is refused with what is wrong: %s', async (_, parts, message, errors) => {
    const { status, body } = await send(formOf(parts));
    expect([status, body?.code]).toEqual([422, 'validation_failed']);
    expect(body?.message).toMatch(message);
    if (errors) expect(body?.errors).toEqual(errors);
  });

  it.each([80, 81])('is refused with %i parts that are skipped, from 81 on', async (count) => {
    const skipped = '--grens\r\n\r\nx\r\n'.repeat(count);
    const { status, body } = await send(`${skipped}--grens--\r\n`);
    expect([status, body?.message]).toEqual([
      422,
      count > 80 ? 'The form has too many parts.' : 'The input breaks the contract: see errors.',
    ]);
  });

  it.each([70, 252, 253, 2000])('is refused for a boundary of %i characters, from 253 on', async (length) => {
    const boundary = 'b'.repeat(length);
    const { status, body } = await send(formOf([[FILE, pdf]], boundary), { boundary, path: 'attachments' });
    expect([status, body?.message]).toEqual(
      length <= 252 ? [201, undefined] : [422, 'The boundary of the form is longer than 252 characters.'],
    );
  });

  it('is refused with what is wrong: no end, no boundary, another content type, and a compressed body', async () => {
    const form = formOf([[FILE, pdf]]);
    const cut = await send(form.slice(0, -200), { path: 'attachments' });
    expect([cut.status, cut.body?.message]).toEqual([422, 'The form data ends before its last boundary.']);
    const none = await send(form, {
      path: 'attachments',
      headers: { 'content-type': 'multipart/form-data' },
    });
    expect([none.status, none.body?.message]).toEqual([422, 'The form data has no boundary.']);
    const json = await send('{}', { path: 'attachments', headers: { 'content-type': 'application/json' } });
    expect([json.status, json.body?.message]).toEqual([415, 'An upload is multipart/form-data.']);
    const zipped = await send(gzipSync(form), {
      path: 'attachments',
      headers: { 'content-encoding': 'gzip' },
    });
    expect([zipped.status, zipped.body?.message]).toEqual([
      415,
      'A body with the Content-Encoding gzip is not read: send it as it is.',
    ]);
  });
});

describe('a compressed body of another call', () => {
  it('is refused as such, and one with the encoding identity is read', async () => {
    const { board, association } = fixture;
    const path = `/associations/${association.id}/bulletin/messages`;
    const message = { subject: 'a', text: 'b', attachments: [] };
    const zipped = await board.post(path, message, { headers: { 'content-encoding': 'br' } });
    expect([zipped.status, zipped.error?.code]).toEqual([415, 'unsupported_file_type']);
    expect((await board.post(path, message, { headers: { 'content-encoding': 'Identity' } })).status).toBe(
      201,
    );
  });
});
