import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  type AttendanceChoice,
  attendanceChoices,
  type OwnChoice,
  ownChoices,
} from '@mijn/domain/attendance';
import fc from 'fast-check';
import { meetingAttendances } from './attendance.tables.ts';
import { type AttendanceFixture, createAttendanceFixture } from './testing/attendance-fixture.ts';

jest.setTimeout(60_000);

const MEMBERS = 5;

let fixture: AttendanceFixture;
let members: readonly string[];
beforeAll(async () => {
  fixture = await createAttendanceFixture();
});
afterAll(() => fixture.server.stop());

interface Apartment {
  votes: number;
  /** The places of the owners among the members. */
  owners: readonly number[];
}

const apartment: fc.Arbitrary<Apartment> = fc.record({
  votes: fc.nat(1000),
  owners: fc.uniqueArray(fc.nat(MEMBERS - 1), { maxLength: 3 }),
});

/** What each member said, or null. */
const choices = fc.array(fc.option(fc.constantFrom(...ownChoices)), {
  minLength: MEMBERS,
  maxLength: MEMBERS,
});

/** Counts apartment by apartment, without SQL. */
function reference(apartments: readonly Apartment[], said: readonly (OwnChoice | null)[]) {
  const counts = new Map<AttendanceChoice | null, { apartments: number; votes: number }>();
  for (const { votes, owners } of apartments) {
    const chosen = attendanceChoices.find((choice) => owners.some((owner) => said[owner] === choice)) ?? null;
    const { apartments: count, votes: sum } = counts.get(chosen) ?? { apartments: 0, votes: 0 };
    counts.set(chosen, { apartments: count + 1, votes: sum + votes });
  }
  return (choice: AttendanceChoice | null) => counts.get(choice) ?? { apartments: 0, votes: 0 };
}

describe('the votes that are expected', () => {
  it('count each apartment once, by the first choice of its owners', async () => {
    const { server, signIn, meeting, addApartments, expected } = fixture;
    members = await Promise.all(Array.from({ length: MEMBERS }, async () => (await server.build.user()).id));
    await fc.assert(
      fc.asyncProperty(fc.array(apartment, { maxLength: 8 }), choices, async (apartments, said) => {
        const there = await server.build.association();
        const chair = await signIn(there, { is_board: true });
        for (const id of members) await server.build.membership(there, { id });
        await addApartments(
          apartments.map(({ votes, owners }) => ({ votes, owners: owners.map((at) => members[at] ?? '') })),
          there,
        );
        const path = await meeting({}, there);
        for (const [at, choice] of said.entries()) {
          if (choice === null) continue;
          await server.database.queries.insert(meetingAttendances).values({
            association_id: there.id,
            meeting_id: path.split('/').at(-1) ?? '',
            user_id: members[at] ?? '',
            choice,
            guests: 0,
            remark: '',
            changed_at: server.clock.now(),
          });
        }
        const found = await expected(path, chair);
        const countOf = reference(apartments, said);
        for (const choice of attendanceChoices)
          expect(found.choices.find((one) => one.choice === choice)).toMatchObject(countOf(choice));
        expect({ apartments: found.silent_apartments, votes: found.silent_votes }).toEqual(countOf(null));
      }),
      { numRuns: 25 },
    );
  });
});
