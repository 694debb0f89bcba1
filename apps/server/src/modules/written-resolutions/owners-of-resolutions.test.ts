import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { decisionsOperations } from '@mijn/domain/decisions';
import { dutchDay } from '@mijn/domain/formats';
import { DAY_MS } from '@mijn/domain/limits';
import { progressOf, writtenResolutionsOperations } from '@mijn/domain/written-resolutions';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { holdImport } from '../../capabilities/import/hold-import.ts';
import type { TestClient } from '../../testing/index.ts';
import {
  createProxiesFixture,
  type ProxiesFixture,
} from '../participation/proxies/testing/proxies-fixture.ts';
import { ownersOfApartment } from '../voting-rules/voting-rules.service.ts';
import { adoptConsented } from './adopt-resolution.jobs.ts';
import { mailResolution } from './resolution-mails.jobs.ts';
import { writtenResolutionVotes } from './written-resolutions.tables.ts';

let fixture: ProxiesFixture;
beforeAll(async () => {
  fixture = await createProxiesFixture();
});
afterAll(() => fixture.server.stop());

const form = { title: 'Verven', wording: 'De gevel wordt geverfd.', explanation: '', last_day: '2026-12-10' };

async function anAssociation() {
  const association = await fixture.server.build.association();
  const board = await fixture.signIn(association, { is_board: true });
  const path = `/associations/${association.id}/written-resolutions`;
  const created = async (last_day = form.last_day) =>
    (await board.post(path, { ...form, last_day })).as(writtenResolutionsOperations.createWrittenResolution)
      .id;
  const read = async (id: string) =>
    (await board.get(`${path}/${id}`)).as(writtenResolutionsOperations.getWrittenResolution);
  return { association, board, path, created, read };
}

const inDays = (days: number): string =>
  dutchDay(new Date(fixture.server.clock.now().getTime() + days * DAY_MS));

/** Runs the job that is due every ten minutes. */
async function adoptAll(): Promise<void> {
  await adoptConsented.add(fixture.server.database.queries, {});
  await fixture.server.runJobs();
}

it('a resolution is adopted once the only apartment without a consent votes no more, but not halfway an import', async () => {
  const { database } = fixture.server;
  const { association, board, path, created, read } = await anAssociation();
  const anna = await fixture.owning('Anna', 10, association);
  const boris = await fixture.owning('Boris', 15, association);
  const id = await created();
  await anna.client.call('PUT', `${path}/${id}/vote`, { body: { choice: 'for' } });
  await adoptAll();
  expect((await read(id)).state).toBe('open');
  await database.pool.query(
    `update apartments set voting = 'suspended', votes = 0 where association_id = $1 and name = $2`,
    [association.id, boris.apartment],
  );
  await holdImport(database, adoptAll, () => undefined);
  expect((await read(id)).state).toBe('open');
  await adoptAll();
  await adoptAll();
  expect(await read(id)).toMatchObject({ state: 'adopted', adopted_on: '2026-11-20' });
  const { data } = (await board.get(`/associations/${association.id}/decisions`)).as(
    decisionsOperations.listDecisions,
  );
  expect(data).toMatchObject([{ title: form.title, votes_for: 10, is_outside_meeting: true }]);
  const { rows } = await database.pool.query(
    `select user_id from audit_entries where association_id = $1 and action = 'resolution_adopted'`,
    [association.id],
  );
  expect(rows).toEqual([{ user_id: null }]);
});

it('the same vote again tells nobody', async () => {
  const { association, path, created } = await anAssociation();
  const [anna] = [
    await fixture.owning('Anna', 10, association),
    await fixture.owning('Boris', 15, association),
  ];
  const id = await created();
  const voteAgain = async () => anna.client.call('PUT', `${path}/${id}/vote`, { body: { choice: 'for' } });
  const countTold = async (): Promise<unknown> => {
    const { rows } = await fixture.server.database.pool.query(
      `select (select count(*)::int from section_events where association_id = $1) as events,
        (select count(*)::int from audit_entries where association_id = $1) as entries`,
      [association.id],
    );
    return rows;
  };
  await voteAgain();
  const before = await countTold();
  expect((await voteAgain()).status).toBe(200);
  expect(await countTold()).toEqual(before);
});

type Said = 'for' | 'against' | 'none' | 'paper' | 'sold';

it('the list counts what the board reads of each apartment, whatever was said', async () => {
  const { queries } = fixture.server.database;
  const { association, board, path, created, read } = await anAssociation();
  const [one, other, former] = [
    await fixture.member('Een', association),
    await fixture.member('Ander', association),
    await fixture.member('Vroeger', association),
  ];
  const names = Array.from({ length: 24 }, (_, at) => `Laan ${at}`);
  await fixture.addApartments(
    names.map((name) => ({ name, votes: 1, owners: [one.id, other.id] })),
    association,
  );
  const ids = [await created(), await created(), await created()];
  const said = fc.array(fc.constantFrom<Said>('for', 'against', 'none', 'paper', 'sold'), {
    minLength: 2,
    maxLength: 2,
  });
  for (const resolution_id of ids) {
    const { apartments } = await read(resolution_id);
    for (const [at, choices] of fc.sample(said, apartments.length).entries()) {
      const apartment_id = apartments[at]?.apartment_id ?? '';
      const voters = new Set<string | null>();
      for (const [place, choice] of choices.entries()) {
        const owner = place === 0 ? one.id : other.id;
        const voter_id = choice === 'paper' ? null : choice === 'sold' ? former.id : owner;
        if (choice === 'none' || voters.has(voter_id)) continue;
        voters.add(voter_id);
        await queries.insert(writtenResolutionVotes).values({
          association_id: association.id,
          id: newId(),
          resolution_id,
          apartment_id,
          voter_id,
          choice: choice === 'paper' ? 'for' : choice === 'sold' ? 'against' : choice,
          signed_on: choice === 'paper' ? '2026-11-20' : null,
          signed_owners:
            choice === 'paper' ? ownersOfApartment(association.id, sql`${apartment_id}::uuid`) : null,
          voted_at: fixture.server.clock.now(),
        });
      }
    }
  }
  const { data } = (await board.get(path)).as(writtenResolutionsOperations.listWrittenResolutions);
  for (const { id, progress } of data) {
    const { apartments } = await read(id);
    expect(apartments).toHaveLength(names.length);
    expect(progress).toEqual(progressOf(apartments.map(({ standing }) => standing)));
  }
});

/** An association in which Anna has an apartment, Boris and Carla share one, and Dirk has none. */
async function withOwners() {
  const { association, ...rest } = await anAssociation();
  const anna = await fixture.owning('Anna', 10, association);
  const [boris, carla, dirk] = [
    await fixture.member('Boris', association),
    await fixture.member('Carla', association),
    await fixture.member('Dirk', association),
  ];
  await fixture.addApartments([{ name: 'Gedeeld', votes: 15, owners: [boris.id, carla.id] }], association);
  return { ...rest, association, anna, boris, carla, dirk };
}

const vote = async (client: TestClient, path: string) =>
  client.call('PUT', `${path}/vote`, { body: { choice: 'for' } });

/** Returns the subjects of the mails to each of some members, without the title. */
async function subjectsOf(...members: readonly { email: string }[]): Promise<string[][]> {
  const mails = [];
  for (const { email } of members) mails.push(await fixture.mailsTo(email));
  return mails.map((some) => some.map(({ subject }) => subject?.replace(`: ${form.title}`, '') ?? ''));
}

const ASKED = 'Uw stem is nodig';
const ADOPTED = 'Aangenomen';

it('those who were asked hear that it was withdrawn, and nobody does if it was withdrawn before', async () => {
  const { board, anna, dirk, created, path } = await withOwners();
  await board.post(`${path}/${await created()}/withdraw`);
  expect(await subjectsOf(anna, dirk)).toEqual([[], []]);
  const id = await created();
  expect(await subjectsOf(anna)).toEqual([[ASKED]]);
  await board.post(`${path}/${id}/withdraw`);
  expect(await subjectsOf(anna, dirk)).toEqual([[ASKED, 'Ingetrokken'], []]);
});

it('owners who vote are asked, reminded two days before the last day if their apartment said nothing, and hear of the outcome', async () => {
  const { association, anna, boris, carla, dirk, created, path: list } = await withOwners();
  const resolution_id = await created('2026-11-27');
  const key = { association_id: association.id, resolution_id };
  const path = `${list}/${resolution_id}`;
  expect(await subjectsOf(anna, boris, carla, dirk)).toEqual([[ASKED], [ASKED], [ASKED], []]);
  const [mail] = await fixture.mailsTo(anna.email);
  expect(mail?.text).toContain(`/meetings/written-resolutions/${resolution_id}`);
  expect(mail?.text).toContain('vrijdag 27 november 2026');
  expect(mail?.text).toContain('alle appartementen');
  await vote(boris.client, path);
  fixture.server.clock.pass(5 * DAY_MS);
  const reminder = 'Stem uiterlijk op vrijdag 27 november 2026';
  expect(await subjectsOf(anna, boris, carla)).toEqual([[ASKED, reminder], [ASKED], [ASKED]]);
  // The sessions of before have ended.
  await anna.client.login(anna.email);
  await vote(anna.client, path);
  expect(await subjectsOf(anna, boris)).toEqual([
    [ASKED, reminder, ADOPTED],
    [ASKED, ADOPTED],
  ]);
  // A repeat mails nobody twice, and nobody is reminded of what was adopted.
  for (const event of ['asked', 'reminder', 'adopted', 'withdrawn'] as const)
    await mailResolution.add(fixture.server.database.queries, { ...key, event });
  expect(await subjectsOf(anna, boris, dirk)).toEqual([[ASKED, reminder, ADOPTED], [ASKED, ADOPTED], []]);
});

it('a paper counts as long as whoever signed it owns the apartment', async () => {
  const { database } = fixture.server;
  const { association, board, path, created, read } = await anAssociation();
  const anna = await fixture.owning('Anna', 10, association);
  await fixture.addApartments([{ name: 'Zonder account', votes: 5, owners: [] }], association);
  const id = await created();
  const named = (name: string) =>
    database.pool.query('update apartments set owner_name = $3 where association_id = $1 and name = $2', [
      association.id,
      'Zonder account',
      name,
    ]);
  await named('N. Noordman');
  const { apartments } = await read(id);
  const paper = apartments?.find(({ name }) => name === 'Zonder account');
  const body = { apartment_id: paper?.apartment_id, signed_on: inDays(0) };
  const enter = async () => (await board.call('PUT', `${path}/${id}/paper-consent`, { body })).status;
  expect(await enter()).toBe(200);
  await named('K. Koper');
  await anna.client.call('PUT', `${path}/${id}/vote`, { body: { choice: 'for' } });
  await adoptAll();
  expect(await read(id)).toMatchObject({
    state: 'open',
    progress: { apartments_for: 1, apartments_total: 2 },
  });
  expect(await enter()).toBe(200);
  expect((await read(id)).state).toBe('adopted');
});

it('a resolution is not rejected by somebody whose vote counted no more on its last day', async () => {
  const { database } = fixture.server;
  const { association, path, created } = await anAssociation();
  const [anna] = [
    await fixture.owning('Anna', 10, association),
    await fixture.owning('Boris', 15, association),
  ];
  const [sold, kept] = [await created(inDays(2)), await created(inDays(4))];
  for (const id of [sold, kept])
    await anna.client.call('PUT', `${path}/${id}/vote`, { body: { choice: 'against' } });
  const setVoting = (voting: string) =>
    database.pool.query('update apartments set voting = $3 where association_id = $1 and name = $2', [
      association.id,
      anna.apartment,
      voting,
    ]);
  // Sessions end as the days pass.
  const stateOf = async (id: string) =>
    (await (await fixture.signIn(association)).get(`${path}/${id}`)).as(
      writtenResolutionsOperations.getWrittenResolution,
    ).state;
  await setVoting('suspended');
  fixture.server.clock.pass(3 * DAY_MS);
  await adoptAll();
  expect(await stateOf(sold)).toBe('lapsed');
  await setVoting('yes');
  fixture.server.clock.pass(2 * DAY_MS);
  await adoptAll();
  // Owners who change later do not change how it ended.
  await setVoting('suspended');
  await adoptAll();
  expect([await stateOf(sold), await stateOf(kept)]).toEqual(['lapsed', 'rejected']);
});
