import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { proxiesOperations, proxyStates } from '@mijn/domain/proxies';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import {
  AGAINST,
  type BallotsFixture,
  createBallotsFixture,
  FOR,
} from '../ballots/testing/ballots-fixture.ts';
import { proxies, proxyApartments } from '../../participation/proxies/proxies.tables.ts';
import { representatives } from './presence.service.ts';
import { meetingPresences } from './presence.tables.ts';

jest.setTimeout(120_000);

let fixture: BallotsFixture;
beforeAll(async () => {
  fixture = await createBallotsFixture();
});
afterAll(() => fixture.server.stop());

describe('a proxy that its holder did not answer', () => {
  it('counts while the holder is at the meeting and no owner is, for quorum, votes and instructions', async () => {
    const { meeting, begin, owning, proposal, given, come, presence, opened, vote, close, own } = fixture;
    const path = await meeting();
    const item = await proposal(path, 1);
    const [giver, instructing, holder] = [
      await owning('Geefster', 5),
      await owning('Met instructie', 7),
      await owning('Houder', 2),
    ];
    await given(giver.client, path, holder);
    const items = [{ item_id: item, instruction: 'against', option: null } as const];
    await given(instructing.client, path, holder, { items });
    await begin(path);
    expect((await presence(path)).votes_present).toBe(0);
    await come(path, holder);
    expect(await presence(path)).toMatchObject({ votes_present: 14, by_proxy: 2 });
    const ballot = await opened(path, item);
    expect((await own(holder.client, path)).votes.map(({ right, votes }) => [right, votes])).toEqual([
      ['owner', 2],
      ['proxy', 5],
      ['proxy', 7],
    ]);
    await vote(holder.client, ballot, FOR);
    await come(path, giver);
    expect((await close(ballot)).result).toMatchObject({ votes_for: 2, votes_against: 7, votes_present: 14 });
  });

  it('does not count once it is refused or withdrawn, also during a ballot', async () => {
    const { meeting, begin, owning, proposal, given, answer, come, presence, opened, vote, progress } =
      fixture;
    const path = await meeting();
    const item = await proposal(path, 1);
    const [giver, other, holder] = [
      await owning('Geefster', 5),
      await owning('Andere geefster', 7),
      await owning('Houder', 2),
    ];
    const first = await given(giver.client, path, holder);
    const second = await given(other.client, path, holder);
    await begin(path);
    await come(path, holder);
    const ballot = await opened(path, item);
    await vote(holder.client, ballot, AGAINST);
    expect(await progress(ballot)).toMatchObject({ votes_cast: 14 });
    expect((await answer(holder.client, path, first.id, false)).status).toBe(200);
    await other.client.post(`${path}/proxies/${second.id}/withdraw`);
    expect(await progress(ballot)).toMatchObject({ votes_cast: 2, votes_present: 2 });
    expect(await presence(path)).toMatchObject({ by_proxy: 0 });
  });

  it('is accepted at the meeting by a member of the board if it was to the board, and not given back then', async () => {
    const { meeting, begin, owning, given, answer, setPresence, presence, setRule, board, server } = fixture;
    await setRule('board_proxies', 'yes');
    const path = await meeting();
    const giver = await owning('Aan het bestuur', 5);
    const { id } = await given(giver.client, path, null);
    const { rows } = await server.database.pool.query<{ user_id: string }>(
      'select user_id from memberships where is_board and association_id = $1',
      [fixture.association.id],
    );
    await begin(path);
    for (const { user_id } of rows) await setPresence(path, `member:${user_id}`);
    expect((await presence(path)).by_proxy).toBe(0);
    const accepted = (await answer(board, path, id)).as(proxiesOperations.respondToProxy);
    expect(accepted).toMatchObject({ state: 'accepted', may_respond: false });
    expect((await presence(path)).by_proxy).toBe(1);
    expect((await answer(board, path, id, false)).error?.code).toBe('meeting_begun');
  });
});

const PEOPLE = 5;
const place = fc.nat(PEOPLE - 1);
const offer = fc.record({
  giver: place,
  holder: place,
  state: fc.constantFrom(...proxyStates, 'offered' as const),
  isObjected: fc.boolean(),
});
const evening = fc.record({
  offers: fc.uniqueArray(offer, { selector: ({ giver }) => giver, maxLength: PEOPLE }),
  present: fc.uniqueArray(place),
  max: fc.nat(3),
});
type Evening = typeof evening extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns who represents the apartment of each person, as pairs, by a walk through the proxies in the order in which they were given. */
function expectedOf({ offers, present, max }: Evening): string[] {
  const isPresent = (at: number): boolean => present.includes(at);
  const open = offers.filter(
    ({ state, giver, holder }) => giver !== holder && ['offered', 'accepted'].includes(state),
  );
  const held = new Map<number, number>();
  const inForce = open.filter(({ state, isObjected }) => state === 'accepted' && !isObjected);
  for (const { holder } of inForce) held.set(holder, (held.get(holder) ?? 0) + 1);
  for (const one of open.filter(({ state, isObjected }) => state === 'offered' && !isObjected)) {
    const count = held.get(one.holder) ?? 0;
    if (count >= max) continue;
    held.set(one.holder, count + 1);
    inForce.push(one);
  }
  const byProxy = inForce.filter(({ giver, holder }) => isPresent(holder) && !isPresent(giver));
  return [
    ...present.map((at) => `${at} owner ${at}`),
    ...byProxy.map(({ giver, holder }) => `${giver} proxy ${holder}`),
  ].toSorted();
}

describe('who votes for an apartment', () => {
  it('is its owner, else the holder of a proxy within the limit, the accepted ones first, in any evening', async () => {
    const { server, member, addApartments, meeting, setRule, association } = fixture;
    const { queries, pool } = server.database;
    const people = await Promise.all(Array.from({ length: PEOPLE }, async (_, at) => member(`Mens ${at}`)));
    for (const [at, { id }] of people.entries())
      await addApartments([{ name: `Van mens ${at}`, votes: 1, owners: [id] }]);
    const idOf = (at: number): string => people[at]?.id ?? '';
    const { rows: apartments } = await pool.query<{ id: string; name: string }>(
      "select id, name from apartments where name like 'Van mens %'",
    );
    const apartmentOf = new Map(apartments.map(({ id, name }) => [Number(name.slice(-1)), id]));
    const placeOf = new Map(apartments.map(({ id, name }) => [id, Number(name.slice(-1))]));

    const play = async (one: Evening): Promise<void> => {
      const meeting_id = (await meeting()).split('/').at(-1) ?? '';
      const key = { association_id: association.id, meeting_id };
      await setRule('proxies_per_person', String(one.max));
      for (const [at, { giver, holder, state, isObjected }] of one.offers.entries()) {
        if (giver === holder) continue;
        const id = newId();
        const given_at = new Date(server.clock.now().getTime() + at);
        const isOpen = state === 'offered' || state === 'accepted';
        await queries.insert(proxies).values({
          ...key,
          id,
          code: id,
          giver_id: idOf(giver),
          giver_name: 'X',
          holder_id: idOf(holder),
          is_to_board: false,
          is_whole_meeting: true,
          is_paper: false,
          state,
          given_at,
          accepted_at: state === 'accepted' ? given_at : null,
          ended_at: isOpen ? null : given_at,
          signed: sql`'{}'::jsonb`,
        });
        await queries.insert(proxyApartments).values({
          association_id: key.association_id,
          proxy_id: id,
          apartment_id: apartmentOf.get(giver) ?? '',
          ...(isObjected && { objected_at: given_at, objected_by: idOf(giver) }),
        });
      }
      for (const at of one.present)
        await queries.insert(meetingPresences).values({
          ...key,
          id: newId(),
          user_id: idOf(at),
          is_online: false,
          arrived_at: server.clock.now(),
        });
      const { rows } = await queries.execute<{ apartment_id: string; representing: string; user_id: string }>(
        representatives(key, null),
      );
      const found = rows.map(
        ({ apartment_id, representing, user_id }) =>
          `${placeOf.get(apartment_id)} ${representing} ${people.findIndex(({ id }) => id === user_id)}`,
      );
      expect(found.toSorted()).toEqual(expectedOf(one));
      await queries.delete(proxies);
    };
    const offered = { giver: 0, holder: 1, state: 'offered' as const, isObjected: false };
    // An offer within the limit, and one above it.
    const examples: [Evening][] = [1, 0].map((max) => [{ offers: [offered], present: [1], max }]);
    await fc.assert(fc.asyncProperty(evening, play), { numRuns: 60, examples });
    await setRule('proxies_per_person', '2');
  });
});
