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

const PEOPLE = 4;
const place = fc.nat(PEOPLE - 1);
/** The first two people share one more apartment, so that it can have several proxies. */
const SHARED = 2;

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('come' as const), who: place, isOnline: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('leave' as const), who: place }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('give' as const),
      who: place,
      to: place,
      isWhole: fc.boolean(),
      state: fc.constantFrom('offered' as const, 'accepted' as const),
      isToBoard: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('end' as const, 'object' as const), who: place }),
  },
);
const evening = fc.record({
  before: fc.array(step, { maxLength: 5 }),
  during: fc.array(step, { minLength: 4, maxLength: 12 }),
  sold: fc.option(place),
});
type Evening = typeof evening extends fc.Arbitrary<infer Value> ? Value : never;
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The votes of an apartment are 1, 2, 4, 8 and 16, so that a sum tells which apartments it has. */
async function addPeople() {
  const { member, addApartments, server } = fixture;
  const people = await Promise.all(Array.from({ length: PEOPLE }, async (_, at) => member(`Mens ${at}`)));
  for (const [at, { id }] of people.entries())
    await addApartments([{ name: `Van mens ${at}`, votes: 2 ** at, owners: [id] }]);
  const both = people.slice(0, SHARED).map(({ id }) => id);
  await addApartments([{ name: 'Van twee', votes: 2 ** PEOPLE, owners: both }]);
  const { rows } = await server.database.pool.query<{ id: string; name: string }>(
    "select id, name from apartments where name like 'Van mens %' or name = 'Van twee' order by name",
  );
  return { people: people.map(({ id }) => id), apartments: rows.map(({ id }) => id) };
}

describe('the minutes of any evening', () => {
  it('name each proxy that represented an apartment at some moment, and the most that were present at once', async () => {
    const { server, meeting, proposal, setRule, association, draft, start } = fixture;
    const { pool, queries } = server.database;
    const { people, apartments } = await addPeople();
    const at = association.id;
    await setRule('proxies_per_person', '99');

    const play = async ({ before, during, sold }: Evening): Promise<void> => {
      // A member of the board drafts so many documents an hour.
      server.clock.pass(5 * MINUTE_MS);
      const path = await meeting();
      const item = await proposal(path, 7);
      await start(path);
      const begin = server.clock.now().getTime();
      const key = { association_id: at, meeting_id: idOf(path) };
      const run = (text: string, values: unknown[]) => pool.query(text, [at, key.meeting_id, ...values]);

      const take = async (one: Step, now: Date): Promise<void> => {
        const who = people[one.who];
        switch (one.kind) {
          case 'come':
            await run(
              `insert into meeting_presences (association_id, meeting_id, id, user_id, is_online, arrived_at)
               values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
              [newId(), who, one.isOnline, now],
            );
            return;
          case 'leave':
            await run(
              `update meeting_presences set left_at = $4
               where association_id = $1 and meeting_id = $2 and user_id = $3 and left_at is null`,
              [who, now],
            );
            return;
          case 'give': {
            if (one.who === one.to) return;
            const id = newId();
            const isKnown = one.state === 'accepted' || one.isToBoard;
            await run(
              `insert into proxies (association_id, meeting_id, id, code, giver_id, giver_name, holder_id, is_to_board, is_whole_meeting,
                 is_paper, state, given_at, accepted_at, signed)
               values ($1, $2, $3, $4, $5, $6, $7, $8, $9, false, $10, $11, $12, '{}')`,
              [
                id,
                id,
                who,
                // So that two proxies of one giver are told apart.
                `Mens ${one.who} ${now.getTime()}`,
                people[one.to],
                one.isToBoard,
                one.isWhole,
                isKnown ? 'accepted' : 'offered',
                // One to the board counts from its acceptance on.
                one.isToBoard ? new Date(begin - 90 * MINUTE_MS) : now,
                isKnown ? now : null,
              ],
            );
            const owned = [apartments[one.who], ...(one.who < SHARED ? [apartments[PEOPLE]] : [])];
            await pool.query(
              `insert into proxy_apartments (association_id, proxy_id, apartment_id) select $1, $2, unnest($3::uuid[])`,
              [at, id, owned],
            );
            if (!one.isWhole)
              await pool.query(
                'insert into proxy_items (association_id, proxy_id, item_id) values ($1, $2, $3)',
                [at, id, item],
              );
            return;
          }
          case 'end':
            await run(
              `update proxies set state = 'withdrawn', ended_at = $4
               where association_id = $1 and meeting_id = $2 and giver_id = $3 and ended_at is null`,
              [who, now],
            );
            return;
          case 'object':
            await pool.query(
              `update proxy_apartments set objected_at = $4, objected_by = $3 from proxies
               where proxy_apartments.association_id = $1 and proxies.association_id = $1 and proxies.meeting_id = $2
                 and proxies.id = proxy_id and giver_id <> $3 and ended_at is null and objected_at is null and apartment_id = $5`,
              [at, key.meeting_id, who, now, apartments[PEOPLE]],
            );
        }
      };

      const used = new Set<string>();
      let most: { votes: number; apartments: number; now: Date } | undefined;
      const look = async (now: Date): Promise<void> => {
        for (const item_id of [null, item]) {
          const { rows } = await queries.execute<{
            name: string;
            giver: string;
            holder: string;
            scope: string;
          }>(sql`
            select apartments.name, giver_name as giver, users.name as holder,
              case when is_whole_meeting then 'hele vergadering' else 'punt 7' end as scope
            from (${representatives(key, item_id)}) as present join proxies on proxies.association_id = ${at} and proxies.id = proxy_id
              join users on users.id = user_id join apartments on apartments.association_id = ${at} and apartments.id = apartment_id`);
          for (const row of rows) used.add([row.name, row.giver, row.holder, row.scope].join('|'));
        }
        const { votes_present: votes, apartments_present } = await fixture.presence(path);
        if (apartments_present === 0) return;
        const isMore =
          !most || votes > most.votes || (votes === most.votes && apartments_present > most.apartments);
        if (isMore) most = { votes, apartments: apartments_present, now };
      };

      for (const [index, one] of before.entries())
        await take(one, new Date(begin - (before.length - index) * 2 * MINUTE_MS));
      if (sold !== null)
        await pool.query(
          'delete from apartment_owners where association_id = $1 and apartment_id = $2 returning owner_id',
          [at, apartments[sold]],
        );
      await look(new Date(begin));
      for (const [index, one] of during.entries()) {
        const now = new Date(begin + (index + 1) * 2 * MINUTE_MS);
        await take(one, now);
        await look(now);
      }
      const { text, tables } = await draft(path);
      const represented = tables.find(([head]) => head?.[1] === 'Gegeven door') ?? [];
      expect(
        represented
          .slice(1)
          .map((row) => row.join('|'))
          .toSorted(),
      ).toEqual([...used].toSorted());
      const line = /Hoogste aantal tegelijk aanwezig of vertegenwoordigd.*/u.exec(text)?.[0] ?? '';
      expect(line.replace(/^[^:]*: /u, '')).toBe(
        most
          ? `${formatCount(most.apartments, 'appartement', 'appartementen')}, samen ${formatCount(most.votes, 'stem', 'stemmen')} (om ${formatTime(most.now)})`
          : '',
      );
      if (sold !== null)
        await pool.query(
          'insert into apartment_owners (association_id, apartment_id, owner_id) select $1, $2, owner_id from users where id = $3',
          [at, apartments[sold], people[sold]],
        );
    };
    await fc.assert(fc.asyncProperty(evening, play), { numRuns: sizeOf(60, 12) });
  });
});
