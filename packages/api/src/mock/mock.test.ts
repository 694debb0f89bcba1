import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ballotsContract } from '@mijn/domain/ballots/contract';
import { setupServer } from 'msw/node';
import { createClient } from '../client/create-client.ts';
import { pages } from '../client/pages.ts';
import { isApiFailure } from '../errors/errors.ts';
import { archive } from '../resources/archive.ts';
import { attachments } from '../resources/attachments.ts';
import { auth } from '../resources/auth.ts';
import { ballots } from '../resources/ballots.ts';
import { messages } from '../resources/messages.ts';
import { profile } from '../resources/profile.ts';
import { security } from '../resources/security.ts';
import { todos } from '../resources/todos.ts';
import { type Call, mockCall } from './call/mock-call.ts';
import { MOCK_CODE, MOCK_PASSWORD, mockAccounts, mockApi, type MockOptions } from './mock.ts';
import { mocks } from './mocks.ts';
import { createAccounts } from './provider/accounts.ts';
import { idOf } from './provider/ids.ts';
import { placeOf } from './provider/place.ts';
import { aBallot } from './resources/ballots.ts';

const NO_ID = '01890000-0000-7000-8000-000000000000';
const ORIGIN = 'https://mock.example';
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const mock = (options?: MockOptions) => server.resetHandlers(...mockApi(options));

const api = createClient({
  baseUrl: `${ORIGIN}/api`,
  retries: 0,
  cookies: true,
  resources: { archive, attachments, auth, ballots, messages, profile, security, todos },
});

const kade = { association_id: idOf(1, 1001) };

const operations: [name: string, operation: Call][] = Object.entries(mocks).flatMap(
  ([resource, { contract }]) =>
    Object.entries(contract).map(([name, operation]): [string, Call] => [`${resource}.${name}`, operation]),
);

async function someData(options: MockOptions = {}): Promise<string> {
  mock({ signedInAs: 'board', ...options });
  return JSON.stringify([
    await api.todos.listTodos({ params: kade }),
    await api.archive.listDocuments({ params: kade }),
    await api.messages.listMessages({ params: kade }),
  ]);
}

async function failureOf(call: Promise<unknown>) {
  const thrown: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!isApiFailure(thrown)) throw new Error('The call did not fail.');
  return thrown.error;
}

const codeOf = async (call: Promise<unknown>): Promise<unknown> => {
  const failure = await failureOf(call);
  return failure.kind === 'response' ? failure.code : failure.kind;
};

describe('a mocked provider', () => {
  it('has every operation of the OpenAPI document', async () => {
    const file = path.resolve(import.meta.dirname, '../../openapi.json');
    const { paths }: { paths: Record<string, Record<string, { operationId?: string }>> } = JSON.parse(
      await readFile(file, 'utf8'),
    );
    const described = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ operationId }) => operationId ?? []);
    expect(operations.map(([name]) => name).toSorted()).toEqual(described.toSorted());
  });

  it('has the same data for the same seed and day, and other data otherwise', async () => {
    const first = await someData();
    expect(await someData()).toBe(first);
    expect(await someData({ seed: 2 })).not.toBe(first);
    expect(await someData({ today: '2031-05-01' })).toContain('2031');
  });

  it('refuses what it does not play with a message that names it, until a script answers it', async () => {
    mock({ signedInAs: 'board' });
    const params = { ...kade, meeting_id: NO_ID };
    const body = { item_id: NO_ID, is_secret: false, public_key: null };
    const failure = await failureOf(api.ballots.openBallot({ params, body }));
    expect(failure).toMatchObject({
      code: 'internal_error',
      message: expect.stringMatching(/does not answer openBallot .*mockCall/u),
    });
    server.use(mockCall(ballotsContract.openBallot, () => aBallot(1)));
    expect(await api.ballots.openBallot({ params, body })).toEqual(aBallot(1));
  });

  it('says in the documentation of the package what needs a script', async () => {
    const readme = await readFile(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');
    const [, section = ''] = readme.split('<!-- What needs a script. -->');
    const { owner: account } = createAccounts('1');
    const session = { accounts: [account], account, isConfirmed: true, tokens: new Map() };
    const [association] = account.user.associations;
    const played = new Set(
      Object.entries(mocks).flatMap(([resource, { start }]) => {
        const place = placeOf('1', resource, '2026-11-20', { session, account, association });
        return Object.keys(start(place)).map((name) => `${resource}.${name}`);
      }),
    );
    const told = [...section.matchAll(/^\| `([\w-]+)` +\| (.+?) +\|$/gmu)].flatMap(
      ([, resource = '', names = '']) =>
        [...names.matchAll(/`(\w+)`/gu)].map(([, name = '']) => `${resource}.${name}`),
    );
    const unplayed = operations.flatMap(([name, { sends }]) => (sends || played.has(name) ? [] : [name]));
    expect(told.toSorted()).toEqual(unplayed.toSorted());
  });

  it('is used from the login, with a second factor, to the logout', async () => {
    mock();
    const credentials = { email: mockAccounts.board, password: MOCK_PASSWORD };
    expect(await codeOf(api.auth.user())).toBe('unauthenticated');
    expect(await codeOf(api.auth.login({ body: { ...credentials, password: 'fout' } }))).toBe(
      'invalid_credentials',
    );
    const user = await api.auth.login({ body: credentials });
    expect(user.associations.map(({ is_board }) => is_board)).toEqual([true, false]);
    await api.security.enableTwoFactor({ body: { code: MOCK_CODE } });
    await api.auth.login({ body: credentials });
    expect(await codeOf(api.profile.getProfile())).toBe('two_factor_required');
    await api.auth.confirmTwoFactor({ body: { code: MOCK_CODE } });
    expect((await api.profile.getProfile()).name).toBe('Bram Bestuur');
    await api.auth.logout();
    expect(await codeOf(api.todos.listTodos({ params: kade }))).toBe('unauthenticated');
  });

  it('pages, sorts, filters and searches its lists', async () => {
    mock({ signedInAs: 'owner' });
    const all: string[] = [];
    for await (const todo of pages(api.todos.listTodos, { params: kade, query: { per_page: 7 } }))
      all.push(todo.id);
    expect(new Set(all).size).toBe(60);
    const descriptions = async (sort: 'description' | '-description') =>
      (await api.todos.listTodos({ params: kade, query: { sort, per_page: 60 } })).data.map(
        ({ description }) => description,
      );
    expect(await descriptions('-description')).toEqual((await descriptions('description')).toReversed());
    const { data: done } = await api.todos.listTodos({ params: kade, query: { is_done: true } });
    expect(done.every(({ is_done }) => is_done)).toBe(true);
    const query = { q: 'notulen xyzzy' };
    const { data, meta } = await api.archive.listDocuments({ params: kade, query });
    expect(meta.is_partial).toBe(true);
    expect(data.every(({ name }) => name.startsWith('Notulen'))).toBe(true);
  });

  it('refuses invalid input, and changes of an older version', async () => {
    mock({ signedInAs: 'board' });
    const [first] = (await api.messages.listMessages({ params: kade })).data;
    const params = { ...kade, message_id: first?.id ?? '' };
    const body = { subject: 'Tuindag', text: 'Komt u ook?', attachments: [], version: first?.version ?? 0 };
    await api.messages.updateMessage({ params, body });
    expect(await codeOf(api.messages.updateMessage({ params, body }))).toBe('conflict');
    const message = { params: kade, body: { subject: '', text: 'Hallo', attachments: [] } };
    expect(await failureOf(api.messages.createMessage(message))).toMatchObject({
      errors: { subject: [{ code: 'required' }] },
    });
  });

  it('keeps what is written, and what was deleted', async () => {
    mock({ signedInAs: 'owner' });
    const file = new File(['%PDF-1.4'], 'taken.pdf', { type: 'application/pdf' });
    const uploaded = await api.attachments.uploadAttachment({ params: kade, body: {}, file });
    const body = { subject: 'Tuindag', text: 'Komt u ook?', attachments: [uploaded.id] };
    const { id: message_id, attachments: attached } = await api.messages.createMessage({
      params: kade,
      body,
    });
    expect(attached).toMatchObject([{ id: uploaded.id }]);
    await api.messages.deleteMessage({ params: { ...kade, message_id } });
    expect(await codeOf(api.messages.getMessage({ params: { ...kade, message_id } }))).toBe('not_found');
    expect((await api.messages.restoreMessage({ params: { ...kade, message_id } })).id).toBe(message_id);
  });

  it('is slow and fails where it is told to', async () => {
    const asked: string[] = [];
    mock({
      signedInAs: 'owner',
      fails: { 'todos.listGroups': 'unavailable', 'todos.listTodos': 'network' },
      delay: (operation) => {
        asked.push(operation);
        return 1;
      },
    });
    expect(await codeOf(api.todos.listGroups({ params: kade }))).toBe('unavailable');
    expect(await codeOf(api.todos.listTodos({ params: kade }))).toBe('network');
    expect(asked).toEqual(['todos.listGroups', 'todos.listTodos']);
  });
});
