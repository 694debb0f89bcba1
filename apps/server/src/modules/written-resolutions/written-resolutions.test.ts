import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { decisionsOperations } from '@mijn/domain/decisions';
import { DAY_MS, OPEN_RESOLUTIONS_MAX } from '@mijn/domain/limits';
import { writtenResolutionsOperations } from '@mijn/domain/written-resolutions';
import type { TestClient } from '../../testing/index.ts';
import {
  createProxiesFixture,
  type ProxiesFixture,
  statusesOf,
} from '../participation/proxies/testing/proxies-fixture.ts';

let fixture: ProxiesFixture;
beforeAll(async () => {
  fixture = await createProxiesFixture();
});
afterAll(() => fixture.server.stop());

const TODAY = '2026-11-20';
const form = {
  title: 'Verven van de gevel',
  wording: 'De vereniging laat de gevel verven.',
  explanation: 'De offerte geldt tot Kerstmis.',
  last_day: '2026-12-10',
};

/** An association with its own board, and an apartment of each of two members, one of which a third owns too. */
async function anAssociation() {
  const { server } = fixture;
  const association = await server.build.association();
  const board = await fixture.signIn(association, { is_board: true });
  const anna = await fixture.owning('Anna', 10, association);
  const [boris, carla] = [
    await fixture.member('Boris', association),
    await fixture.member('Carla', association),
  ];
  await fixture.addApartments(
    [
      { name: 'Gedeeld', votes: 15, owners: [boris.id, carla.id] },
      { name: 'Van de vereniging', votes: 0, owners: [] },
    ],
    association,
  );
  const path = `/associations/${association.id}/written-resolutions`;
  const changeVoting = async (name: string, voting: string) => {
    await server.database.pool.query(
      'update apartments set voting = $3 where association_id = $1 and name = $2',
      [association.id, name, voting],
    );
  };
  await changeVoting('Van de vereniging', 'association');
  const created = async (own: Partial<typeof form> = {}) => {
    const { id } = (await board.post(path, { ...form, ...own })).as(
      writtenResolutionsOperations.createWrittenResolution,
    );
    return `${path}/${id}`;
  };
  return { association, board, anna, boris, carla, path, created, changeVoting };
}

const read = async (client: TestClient, path: string) =>
  (await client.get(path)).as(writtenResolutionsOperations.getWrittenResolution);

const vote = async (client: TestClient, path: string, choice = 'for') =>
  client.call('PUT', `${path}/vote`, { body: { choice } });

const onPaper = async (client: TestClient, path: string, apartment_id: string, signed_on: string | null) =>
  client.call('PUT', `${path}/paper-consent`, { body: { apartment_id, signed_on } });

const decisionsOf = async (client: TestClient, association: { id: string }) =>
  (await client.get(`/associations/${association.id}/decisions`)).as(decisionsOperations.listDecisions).data;

/** Returns the id of an apartment by its name, as the board reads it. */
const apartmentIn = async (board: TestClient, path: string, name: string) =>
  (await read(board, path)).apartments.find((one) => one.name === name)?.apartment_id ?? '';

it('the last consent adopts a resolution, which is in the register as a decision outside a meeting', async () => {
  const { association, board, anna, boris, created } = await anAssociation();
  const path = await created();
  expect((await vote(anna.client, path)).status).toBe(200);
  expect(await read(anna.client, path)).toMatchObject({
    state: 'open',
    progress: { apartments_for: 1, apartments_against: 0, apartments_total: 2 },
    own_apartments: [{ name: anna.apartment, choice: 'for', standing: 'for' }],
    apartments: [],
  });
  expect((await read(board, path)).apartments).toMatchObject([
    { name: anna.apartment, standing: 'for' },
    { name: 'Gedeeld', standing: 'none' },
  ]);
  // Two owners of one apartment: one is enough.
  const { decision_id } = (await vote(boris.client, path)).as(
    writtenResolutionsOperations.voteOnWrittenResolution,
  );
  expect(await decisionsOf(boris.client, association)).toMatchObject([
    {
      id: decision_id,
      register_number: '2026-001',
      title: form.title,
      outcome: 'adopted',
      votes_for: 25,
      votes_against: 0,
      is_outside_meeting: true,
      voidable_until: '2026-12-21',
    },
  ]);
  const csv = await boris.client.get(`/associations/${association.id}/decisions/csv`);
  expect(csv.text).toMatch(/;ja\r\n$/u);
  const pdf = await boris.client.raw(`/api/associations/${association.id}/decisions/pdf`);
  expect(pdf.status).toBe(200);
  // A repeat changes nothing, and another vote is refused.
  expect((await vote(boris.client, path)).status).toBe(200);
  expect((await vote(boris.client, path, 'against')).error?.code).toBe('resolution_closed');
  expect(await decisionsOf(boris.client, association)).toHaveLength(1);
});

it('two last consents at once record one decision', async () => {
  const { association, board, anna, boris, carla, created } = await anAssociation();
  const path = await created();
  const responses = await Promise.all([anna, boris, carla].map(async ({ client }) => vote(client, path)));
  expect(statusesOf(responses).every((status) => status === 200 || status === 409)).toBe(true);
  expect((await read(board, path)).state).toBe('adopted');
  expect(await decisionsOf(board, association)).toHaveLength(1);
});

it('one owner who is against stops it, until the owner changes the vote', async () => {
  const { anna, boris, carla, created } = await anAssociation();
  const path = await created();
  await vote(boris.client, path);
  await vote(carla.client, path, 'against');
  await vote(anna.client, path);
  expect((await read(anna.client, path)).progress).toEqual({
    apartments_for: 1,
    apartments_against: 1,
    apartments_total: 2,
  });
  expect(await vote(carla.client, path)).toMatchObject({ status: 200 });
  expect((await read(anna.client, path)).state).toBe('adopted');
});

it('the vote of whoever sold the apartment counts no more', async () => {
  const { server } = fixture;
  const { association, anna, boris, carla, created } = await anAssociation();
  const path = await created();
  await vote(carla.client, path, 'against');
  await vote(anna.client, path);
  await server.database.pool.query(
    'delete from apartment_owners where association_id = $1 and owner_id = (select owner_id from users where id = $2)',
    [association.id, carla.id],
  );
  expect((await read(anna.client, path)).progress).toMatchObject({
    apartments_against: 0,
    apartments_for: 1,
  });
  expect((await vote(carla.client, path)).status).toBe(403);
  await vote(boris.client, path);
  expect((await read(anna.client, path)).state).toBe('adopted');
});

it('the board enters a consent on paper with its day, which can adopt the resolution, and takes one back', async () => {
  const { board, anna, created } = await anAssociation();
  const path = await created();
  const shared = await apartmentIn(board, path, 'Gedeeld');
  expect((await onPaper(board, path, shared, '2026-11-19')).error).toMatchObject({
    code: 'resolution_day',
    params: { first_day: TODAY, last_day: TODAY },
  });
  expect((await onPaper(board, path, '01a1f9c4-c6f4-7226-b044-46c8cecb18b1', TODAY)).status).toBe(422);
  expect((await onPaper(anna.client, path, shared, TODAY)).status).toBe(403);
  expect((await onPaper(board, path, shared, TODAY)).status).toBe(200);
  expect((await onPaper(board, path, shared, null)).status).toBe(200);
  await vote(anna.client, path);
  expect((await read(board, path)).state).toBe('open');
  await onPaper(board, path, shared, TODAY);
  expect(await read(board, path)).toMatchObject({
    state: 'adopted',
    apartments: [{ signed_on: null }, { signed_on: TODAY }],
  });
  expect((await onPaper(board, path, shared, null)).error?.code).toBe('resolution_closed');
});

it('only the board asks and withdraws, for a day from tomorrow on, and a few at once', async () => {
  const { board, anna, path, created } = await anAssociation();
  expect((await anna.client.post(path, form)).status).toBe(403);
  expect((await board.post(path, { ...form, last_day: TODAY })).error).toMatchObject({
    code: 'resolution_day',
    params: { first_day: '2026-11-21', last_day: '2027-02-18' },
  });
  const first = await created();
  const more = await Promise.all(
    Array.from({ length: OPEN_RESOLUTIONS_MAX + 1 }, async () => board.post(path, form)),
  );
  expect(more.filter(({ status }) => status === 201)).toHaveLength(OPEN_RESOLUTIONS_MAX - 1);
  expect((await board.post(path, form)).error?.code).toBe('too_many_resolutions');
  expect((await anna.client.post(`${first}/withdraw`)).status).toBe(403);
  expect((await board.post(`${first}/withdraw`)).status).toBe(200);
  expect((await board.post(`${first}/withdraw`)).status).toBe(200);
  expect((await vote(anna.client, first)).error?.code).toBe('resolution_closed');
  expect((await board.post(path, form)).status).toBe(201);
});

it('after the last day it was rejected if somebody was against, and lapsed otherwise', async () => {
  const { association, anna, boris, path, created } = await anAssociation();
  const [lapsed, rejected] = [
    await created({ last_day: '2026-11-21' }),
    await created({ last_day: '2026-11-21' }),
  ];
  await vote(anna.client, lapsed);
  await vote(anna.client, rejected, 'against');
  await vote(boris.client, rejected);
  fixture.server.clock.pass(2 * DAY_MS);
  // The sessions of before have ended.
  const reader = await fixture.signIn(association);
  await boris.client.login(boris.email);
  const { data } = (await reader.get(path)).as(writtenResolutionsOperations.listWrittenResolutions);
  expect(data.map(({ state, progress }) => [state, progress])).toEqual([
    ['rejected', null],
    ['lapsed', null],
  ]);
  expect(await read(reader, lapsed)).toMatchObject({ state: 'lapsed', may_vote: false });
  expect((await vote(boris.client, lapsed)).error?.code).toBe('resolution_closed');
});
