import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { formatCount, formatTime } from '@mijn/domain/formats';
import { MINUTE_MS } from '@mijn/domain/limits';
import { sizeOf } from '@mijn/jest/long';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { representatives } from '../voting/presence/presence.service.ts';
import { createMinutesFixture, idOf, type MinutesFixture } from './testing/minutes-fixture.ts';

jest.setTimeout(120_000);

let fixture: MinutesFixture;
beforeAll(async () => {
  fixture = await createMinutesFixture();
});
afterAll(() => fixture.server.stop());

const PEOPLE = 3;
/** The first two people share one more apartment, so that it can have several proxies. */
const SHARED = 2;

const who = fc.nat(PEOPLE - 1);
const changes = (...kinds: ('come' | 'leave' | 'end' | 'object')[]) =>
  fc.record({ kind: fc.constantFrom(...kinds), who });
const step = fc.oneof(
  { weight: 4, arbitrary: changes('come') },
  { weight: 5, arbitrary: changes('leave', 'end', 'object', 'object') },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('give' as const),
      who,
      to: who,
      isWhole: fc.boolean(),
      state: fc.constantFrom('offered', 'accepted', 'accepted by the board'),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const objected: Step[] = [
  { kind: 'give', who: 0, to: 2, isWhole: true, state: 'accepted' },
  { kind: 'object', who: 1 },
  { kind: 'come', who: 2 },
];

/** What each step but the gift of a proxy changes. @param $1 the association. @param $2 the meeting. @param $3 who. @param $4 the time. */
const statements = {
  come: `insert into meeting_presences (association_id, meeting_id, id, user_id, is_online, arrived_at)
    values ($1, $2, gen_random_uuid(), $3, false, $4) on conflict do nothing`,
  leave: `update meeting_presences set left_at = $4
    where association_id = $1 and meeting_id = $2 and user_id = $3 and left_at is null`,
  end: `update proxies set state = 'withdrawn', ended_at = $4
    where association_id = $1 and meeting_id = $2 and giver_id = $3 and ended_at is null`,
  object: `update proxy_apartments set objected_at = $4, objected_by = $3 from proxies, apartments
    where proxies.association_id = $1 and meeting_id = $2 and proxies.id = proxy_id and giver_id <> $3 and ended_at is null
      and objected_at is null and apartments.id = apartment_id and apartments.name = 'Van twee'`,
};

/** The votes of an apartment are 1, 2, 4 and 8, so that a sum tells which apartments it has. */
async function addPeople(): Promise<string[]> {
  const { member, addApartments } = fixture;
  const people = await Promise.all(Array.from({ length: PEOPLE }, async (_, at) => member(`Mens ${at}`)));
  const ids = people.map(({ id }) => id);
  for (const [at, id] of ids.entries())
    await addApartments([{ name: `Van mens ${at}`, votes: 2 ** at, owners: [id] }]);
  await addApartments([{ name: 'Van twee', votes: 2 ** PEOPLE, owners: ids.slice(0, SHARED) }]);
  return ids;
}

describe('the minutes of any evening', () => {
  it('name each proxy that represented an apartment at some moment, and the most that were present at once', async () => {
    const { server, meeting, proposal, setRule, association, draft, start } = fixture;
    const { pool, queries } = server.database;
    const people = await addPeople();
    await setRule('proxies_per_person', '99');

    const play = async (before: Step[], during: Step[]): Promise<void> => {
      // A member drafts so many documents an hour.
      server.clock.pass(5 * MINUTE_MS);
      const path = await meeting();
      const item = await proposal(path, 7);
      await start(path);
      const begin = server.clock.now().getTime();
      const key = { association_id: association.id, meeting_id: idOf(path) };
      const of = [key.association_id, key.meeting_id];

      const take = async (one: Step, now: Date): Promise<void> => {
        if (one.kind !== 'give') {
          await pool.query(statements[one.kind], [...of, people[one.who], now]);
          return;
        }
        if (one.who === one.to) return;
        const id = newId();
        const isToBoard = one.state === 'accepted by the board';
        const isOffered = one.state === 'offered';
        await pool.query(
          `insert into proxies (association_id, meeting_id, id, code, giver_id, giver_name, holder_id, is_to_board, is_whole_meeting,
             is_paper, state, given_at, accepted_at, signed)
           values ($1, $2, $3::uuid, $3::uuid::text, $4, 'Van ' || $3::uuid::text, $5, $6, $7, false, $8, $9, $10, '{}')`,
          [
            ...of,
            id,
            people[one.who],
            people[one.to],
            isToBoard,
            one.isWhole,
            isOffered ? 'offered' : 'accepted',
            // One to the board counts from its acceptance on.
            isToBoard ? new Date(begin - 90 * MINUTE_MS) : now,
            isOffered ? null : now,
          ],
        );
        const owned = [`Van mens ${one.who}`, ...(one.who < SHARED ? ['Van twee'] : [])];
        await pool.query(
          `insert into proxy_apartments (association_id, proxy_id, apartment_id)
           select $1, $2, id from apartments where association_id = $1 and name = any($3)`,
          [association.id, id, owned],
        );
        const items = one.isWhole ? [] : [item];
        await pool.query(
          'insert into proxy_items (association_id, proxy_id, item_id) select $1, $2, unnest($3::uuid[])',
          [association.id, id, items],
        );
      };

      const used = new Set<string>();
      let most: { votes: number; apartments: number; now: Date } | undefined;
      const look = async (now: Date): Promise<void> => {
        for (const item_id of [null, item]) {
          const { rows } = await queries.execute<{ row: string }>(sql`
            select concat_ws('|', apartments.name, giver_name, users.name,
              case when is_whole_meeting then 'hele vergadering' else 'punt 7' end) as row
            from (${representatives(key, item_id)}) as present join proxies on proxies.id = proxy_id
              join users on users.id = user_id join apartments on apartments.id = apartment_id`);
          for (const { row } of rows) used.add(row);
        }
        const { votes_present: votes, apartments_present: apartments } = await fixture.presence(path);
        if (votes > (most?.votes ?? 0)) most = { votes, apartments, now };
      };

      for (const [at, one] of before.entries())
        await take(one, new Date(begin - (before.length - at) * 2 * MINUTE_MS));
      await look(new Date(begin));
      for (const [at, one] of during.entries()) {
        const now = new Date(begin + (at + 1) * 2 * MINUTE_MS);
        await take(one, now);
        await look(now);
      }
      const { text, tables } = await draft(path);
      const represented = tables.find(([head]) => head?.[1] === 'Gegeven door') ?? [];
      const rows = represented.slice(1).map((row) => row.join('|'));
      expect(rows.toSorted()).toEqual([...used].toSorted());
      const line = /Hoogste aantal tegelijk aanwezig of vertegenwoordigd: (.*)/u.exec(text)?.[1];
      expect(line).toBe(
        most &&
          `${formatCount(most.apartments, 'appartement', 'appartementen')}, samen ${formatCount(most.votes, 'stem', 'stemmen')} (om ${formatTime(most.now)})`,
      );
    };
    const steps = fc.array(step, { minLength: 4, maxLength: 12 });
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 5 }), steps, play), {
      numRuns: sizeOf(60, 12),
      // A holder comes after a co-owner objected.
      examples: [[[], objected]],
    });
  });
});
