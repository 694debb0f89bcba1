import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { fillPath } from '@mijn/domain/wire';
import { setupServer } from 'msw/node';
import { createClient } from '../client/create-client.ts';
import { isApiFailure } from '../errors/errors.ts';
import { albums } from '../resources/albums.ts';
import { accessTokens } from '../resources/access-tokens.ts';
import { archive } from '../resources/archive.ts';
import { attachments } from '../resources/attachments.ts';
import { auth } from '../resources/auth.ts';
import { messages } from '../resources/messages.ts';
import { counts } from '../resources/counts.ts';
import { forms } from '../resources/forms.ts';
import { invoices } from '../resources/invoices.ts';
import { newsletters } from '../resources/newsletters.ts';
import { overview } from '../resources/overview.ts';
import { profile } from '../resources/profile.ts';
import { search } from '../resources/search.ts';
import { security } from '../resources/security.ts';
import { todos } from '../resources/todos.ts';
import { pages } from '../client/pages.ts';
import type { Call } from './call/mock-call.ts';
import { idOf } from './provider/ids.ts';
import { MOCK_CODE, MOCK_PASSWORD, MOCK_TOKEN, mockAccounts, mockApi, type MockOptions } from './mock.ts';
import { mocks } from './mocks.ts';

const NO_ID = '01890000-0000-7000-8000-000000000000';

const ORIGIN = 'https://mock.example';
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const mock = (options?: MockOptions) => server.resetHandlers(...mockApi(options));

const client = (token?: string) =>
  createClient({
    baseUrl: `${ORIGIN}/api`,
    retries: 0,
    ...(token === undefined ? { cookies: true } : { token }),
    resources: {
      accessTokens,
      albums,
      archive,
      attachments,
      auth,
      messages,
      counts,
      forms,
      invoices,
      newsletters,
      overview,
      profile,
      search,
      security,
      todos,
    },
  });

const api = client();
const kade = { association_id: idOf(1, 1001) };
const second = { association_id: idOf(1, 1002) };

const operations: [string, Call][] = Object.entries(mocks).flatMap(([resource, { contract }]) =>
  Object.entries(contract).map(([name, operation]): [string, Call] => [`${resource}.${name}`, operation]),
);

interface Described {
  operationId: string;
  security: Record<string, unknown>[];
  responses: Record<string, { $ref?: string }>;
}

async function described(): Promise<Map<string, Described>> {
  const file = path.resolve(import.meta.dirname, '../../openapi.json');
  const { paths }: { paths: Record<string, Record<string, Described>> } = JSON.parse(
    await readFile(file, 'utf8'),
  );
  const all = Object.values(paths).flatMap((methods) => Object.values(methods));
  return new Map(all.filter(({ operationId }) => operationId).map((one) => [one.operationId, one]));
}

const send = ({ method }: Call, url: string, body?: unknown) =>
  fetch(`${ORIGIN}/api${url}`, {
    method,
    redirect: 'manual',
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });

/** Returns the path of an operation, with the first row of each list that its parameters are below. */
async function pathOf({ path: pattern }: Call): Promise<string> {
  const params: Record<string, string> = {
    ...kade,
    token: MOCK_TOKEN,
    ticket: 'kaartje',
    section: 'albums',
    size: 'small',
  };
  for (const [whole, name = ''] of pattern.matchAll(/\{(\w+)\}/gu)) {
    if (params[name]) continue;
    const above = pattern.slice(0, pattern.indexOf(`/${whole}`));
    const list = operations.find(([, { method, path: one }]) => method === 'GET' && one === above);
    const response = list && (await send(list[1], fillPath(above, params)));
    const { data = [] } = response?.ok ? Object(await response.json()) : {};
    params[name] = Object(data[0]).id ?? NO_ID;
  }
  return fillPath(pattern, params);
}

async function everything(options: MockOptions): Promise<string> {
  mock({ signedInAs: 'board', ...options });
  const texts: string[] = [];
  for (const [name, operation] of operations) {
    if (operation.method !== 'GET' || operation.sends) continue;
    const url = await pathOf(operation);
    texts.push(`${name} ${await (await send(operation, url)).text()}`);
  }
  return texts.join('\n');
}

const codeOf = async (call: Promise<unknown>): Promise<unknown> => {
  const thrown: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  return isApiFailure(thrown) && thrown.error.kind === 'response' ? thrown.error.code : thrown;
};

describe('a mocked provider', () => {
  it('has every operation of the OpenAPI document', async () => {
    const names = operations.map(([name]) => name);
    expect(names.toSorted()).toEqual([...(await described()).keys()].toSorted());
    expect(mockApi()).toHaveLength(names.length);
  });

  it('answers every call as its contract says, with a status that the document knows', async () => {
    const documents = await described();
    mock({ signedInAs: 'board' });
    for (const [name, operation] of operations) {
      const url = await pathOf(operation);
      const response = await send(operation, url, operation.method === 'GET' ? undefined : {});
      // The call may have ended the session.
      if (operation.method !== 'GET') mock({ signedInAs: 'board' });
      const known = Object.keys(documents.get(name)?.responses ?? {});
      expect({
        name,
        status: String(response.status),
        known: known.includes(String(response.status)),
      }).toEqual({
        name,
        status: expect.not.stringMatching(/^5/u),
        known: true,
      });
      await response.body?.cancel();
    }
  });

  it('refuses a call without a session where a back end does', async () => {
    const documents = await described();
    for (const [name, operation] of operations) {
      const { responses = {} } = documents.get(name) ?? {};
      mock();
      const response = await send(
        operation,
        operation.path.replaceAll(/\{\w+\}/gu, NO_ID),
        operation.method === 'GET' ? undefined : {},
      );
      const needsSession = responses['401']?.$ref === '#/components/responses/Unauthenticated';
      expect([name, response.status === 401]).toEqual([name, needsSession]);
      await response.body?.cancel();
    }
  });

  it('has the same data for the same seed and day, and other data otherwise', async () => {
    const first = await everything({});
    expect(await everything({})).toBe(first);
    expect(await everything({ seed: 2 })).not.toBe(first);
    const later = await everything({ today: '2031-05-01' });
    expect(later).not.toBe(first);
    expect(later).toContain('2031');
  });

  it('is used from the login to the logout', async () => {
    mock();
    expect(await codeOf(api.auth.user())).toBe('unauthenticated');
    expect(await codeOf(api.auth.login({ body: { email: mockAccounts.owner, password: 'fout' } }))).toBe(
      'invalid_credentials',
    );
    const user = await api.auth.login({ body: { email: mockAccounts.board, password: MOCK_PASSWORD } });
    expect(user.associations.map(({ is_board }) => is_board)).toEqual([true, false]);
    await api.auth.logout();
    expect(await codeOf(api.todos.listTodos({ params: kade }))).toBe('unauthenticated');
  });

  it('pages, sorts, filters and searches its lists', async () => {
    mock({ signedInAs: 'owner' });
    const all: string[] = [];
    for await (const todo of pages(api.todos.listTodos, { params: kade, query: { per_page: 7 } }))
      all.push(todo.id);
    // Of the sixty, one is a report that only its reporter and the board see.
    expect(new Set(all).size).toBe(59);
    const descriptions = async (sort: 'description' | '-description') =>
      (await api.todos.listTodos({ params: kade, query: { sort, per_page: 60 } })).data.map(
        ({ description }) => description,
      );
    expect(await descriptions('-description')).toEqual((await descriptions('description')).toReversed());
    const { data: done } = await api.todos.listTodos({ params: kade, query: { is_done: true } });
    expect(done.every(({ is_done }) => is_done)).toBe(true);
    const { data: found } = await api.search.search({ params: kade, query: { q: 'NOTULEN' } });
    expect(found.map(({ kind }) => kind)).toContain('documents');
    expect(found.every(({ hits, total }) => hits.length > 0 && hits.length <= Math.min(5, total))).toBe(true);
  });

  it('refuses invalid input, and changes of an older version', async () => {
    mock({ signedInAs: 'board' });
    const {
      data: [group],
    } = await api.archive.listGroupVisibility({ params: kade });
    if (!group) throw new Error('There is a group.');
    const params = { ...kade, group_id: group.id };
    const hide = { params, body: { is_board_only: true, version: group.version } };
    expect((await api.archive.updateGroupVisibility(hide)).changed_by).toEqual({
      name: 'Bram Bestuur',
      is_staff: false,
    });
    expect(await codeOf(api.archive.updateGroupVisibility(hide))).toBe('conflict');
    expect(await codeOf(api.todos.listTodos({ params: kade, query: { per_page: 1000 } }))).toBe(
      'validation_failed',
    );
    const message = { params: kade, body: { subject: '', text: 'Hallo', attachments: [] } };
    const thrown: unknown = await api.messages.createMessage(message).catch((error: unknown) => error);
    expect(isApiFailure(thrown, 'validation_failed') && thrown.error.errors).toEqual({
      subject: [{ code: 'required' }],
    });
  });

  it('shows members only what they may see', async () => {
    mock({ signedInAs: 'board' });
    const { meta: all } = await api.archive.listDocuments({ params: kade });
    const { data: board } = await api.newsletters.listNewsletters({ params: kade });
    mock({ signedInAs: 'owner' });
    const { meta: visible } = await api.archive.listDocuments({ params: kade });
    expect(visible.total).toBeLessThan(all.total);
    const { data: published } = await api.newsletters.listNewsletters({ params: kade });
    expect(published).toHaveLength(board.length - 2);
    expect(await codeOf(api.forms.listFormVisibility({ params: kade }))).toBe('forbidden');
    expect(await codeOf(api.invoices.listInvoices({ params: kade }))).toBe('not_found');
    expect(await codeOf(api.todos.listTodos({ params: second }))).toBe('not_found');
    expect((await api.overview.getOverview({ params: kade })).invoices).toBeNull();
    const { data } = await api.messages.listMessages({ params: kade, query: { per_page: 30 } });
    const foreign = data.find(({ may_edit }) => !may_edit);
    const params = { ...kade, message_id: foreign?.id ?? '' };
    expect(await codeOf(api.messages.deleteMessage({ params }))).toBe('forbidden');
  });

  it('keeps what a member changes, in every list that shows it', async () => {
    mock({ signedInAs: 'board' });
    const { to_check, checked } = await api.invoices.countInvoices({ params: kade });
    const {
      data: [invoice],
    } = await api.invoices.listInvoices({ params: kade, query: { is_checked: false } });
    const params = { ...kade, invoice_id: invoice?.id ?? '' };
    const { version } = await api.invoices.getInvoice({ params });
    const body = { decision: 'rejected' as const, remark: 'Dubbel', version };
    const { next } = await api.invoices.decideInvoice({ params, body });
    expect(next?.check_status).toBe('to_check');
    expect(await api.invoices.countInvoices({ params: kade })).toMatchObject({
      to_check: to_check - 1,
      checked: checked + 1,
    });
    const { invoices: shown } = await api.overview.getOverview({ params: kade });
    expect(shown?.data[0]?.id).toBe(next?.id);
    const before = await api.counts.getCounts({ params: kade });
    expect(before.bulletin_board).toBe(2);
    const opened = await api.counts.openSection({ params: { ...kade, section: 'bulletin_board' } });
    expect(opened).toEqual({ ...before, bulletin_board: 0 });
  });

  it('stores uploads, attaches them, and creates once with one key', async () => {
    mock({ signedInAs: 'owner' });
    const file = new File(['%PDF-1.4'], 'taken.pdf', { type: 'application/pdf' });
    const uploaded = await api.attachments.uploadAttachment({ params: kade, body: {}, file });
    const post = () =>
      api.messages.createMessage(
        { params: kade, body: { subject: 'Tuindag', text: 'Komt u ook?', attachments: [uploaded.id] } },
        { idempotencyKey: 'sleutel' },
      );
    const message = await post();
    expect((await post()).id).toBe(message.id);
    expect(message).toMatchObject({
      author_name: 'Anna Eigenaar',
      may_edit: true,
      attachments: [{ name: 'taken.pdf' }],
    });
    const params = { ...kade, message_id: message.id, attachment_id: uploaded.id };
    expect(await (await api.messages.downloadAttachment({ params })).text()).toMatch(
      /^%PDF-1\.4[\s\S]*taken\.pdf/u,
    );
    const { data: ofOther } = await client('board').attachments.listAttachments({ params: kade });
    expect(ofOther).toEqual([]);
    const image = new File(['x'], 'foto.png', { type: 'image/png' });
    expect(await codeOf(api.attachments.uploadAttachment({ params: kade, body: {}, file: image }))).toBe(
      'unsupported_file_type',
    );
    await api.messages.deleteMessage({ params: { ...kade, message_id: message.id } });
    expect(await codeOf(api.messages.getMessage({ params: { ...kade, message_id: message.id } }))).toBe(
      'not_found',
    );
    expect((await api.messages.restoreMessage({ params: { ...kade, message_id: message.id } })).id).toBe(
      message.id,
    );
  });

  it('adds a document to the archive, and an album with a photo', async () => {
    mock({ signedInAs: 'board' });
    const {
      data: [group],
    } = await api.archive.listGroups({ params: kade });
    const file = new File(['%PDF-1.4'], 'Notulen.pdf', { type: 'application/pdf' });
    const body = { group_id: group?.id ?? '', tags: ['notulen'] };
    expect(await api.archive.uploadDocument({ params: kade, body, file })).toMatchObject({
      name: 'Notulen.pdf',
      tags: ['notulen'],
      document_date: '2026-11-20',
    });
    const picture = new File(['x'], 'tuin.jpg', { type: 'image/jpeg' });
    const photo = await api.albums.uploadPhoto({ params: kade, body: {}, file: picture });
    const album = await api.albums.createAlbum({
      params: kade,
      body: { name: 'Tuin', photos: [{ id: photo.id, alt: 'De tuin' }] },
    });
    expect(album).toMatchObject({ photo_count: 1, cover: { id: photo.id, alt: 'De tuin' } });
    const params = { ...kade, photo_id: photo.id, size: 'small' };
    expect((await api.albums.getPicture({ params })).headers.get('content-type')).toBe('image/svg+xml');
  });

  it('asks for the second factor after the member enabled it', async () => {
    mock({ signedInAs: 'owner' });
    await api.security.enableTwoFactor({ body: { code: MOCK_CODE } });
    await api.auth.login({ body: { email: mockAccounts.owner, password: MOCK_PASSWORD } });
    expect(await codeOf(api.profile.getProfile())).toBe('two_factor_required');
    await api.auth.confirmTwoFactor({ body: { code: MOCK_CODE } });
    expect((await api.profile.getProfile()).name).toBe('Anna Eigenaar');
  });

  it('accepts the access tokens that it makes, for what they may do', async () => {
    mock({ signedInAs: 'board' });
    const body = { name: 'Boekhouding', scope: 'read' as const, ...kade, expires_in_days: 30 };
    const { token, id } = await api.accessTokens.createAccessToken({ body });
    await api.auth.logout();
    const app = client(token);
    expect((await app.todos.listTodos({ params: kade })).data).toHaveLength(25);
    expect((await app.auth.user()).associations.map((one) => one.id)).toEqual([kade.association_id]);
    expect(await codeOf(app.todos.listTodos({ params: second }))).toBe('not_found');
    const message = { subject: 'a', text: 'b', attachments: [] };
    const refused = [
      app.profile.getProfile(),
      app.security.listDevices(),
      app.messages.createMessage({ params: kade, body: message }),
    ];
    for (const call of refused) expect(await codeOf(call)).toBe('access_token_refused');
    await api.auth.login({ body: { email: mockAccounts.board, password: MOCK_PASSWORD } });
    await api.accessTokens.revokeAccessToken({ params: { access_token_id: id } });
    expect(await codeOf(app.todos.listTodos({ params: kade }))).toBe('unauthenticated');
  });

  it('is slow and fails where it is told to', async () => {
    const asked: string[] = [];
    mock({
      signedInAs: 'owner',
      fails: { 'todos.listGroups': 'unavailable', 'overview.getOverview': 'network' },
      delay: (operation) => {
        asked.push(operation);
        return 1;
      },
    });
    expect(await codeOf(api.todos.listGroups({ params: kade }))).toBe('unavailable');
    const thrown: unknown = await api.overview.getOverview({ params: kade }).catch((error: unknown) => error);
    expect(isApiFailure(thrown) && thrown.error.kind).toBe('network');
    expect(asked).toEqual(['todos.listGroups', 'overview.getOverview']);
  });
});
