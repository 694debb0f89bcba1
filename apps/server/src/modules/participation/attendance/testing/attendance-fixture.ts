import { attendanceOperations, type AttendanceForm } from '@mijn/domain/attendance';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { owners, users } from '../../../../platform/database/index.ts';
import { createAssociationFixture } from '../../../../testing/association-fixture.ts';
import type { TestClient } from '../../../../testing/index.ts';
import { meetings } from '../../../meetings/meetings.tables.ts';
import { apartmentOwners, apartments } from '../../../voting-rules/voting-rules.tables.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

interface NewApartment {
  name?: string;
  votes: number;
  /** The ids of the users who own it. */
  owners: readonly string[];
}

export type AttendanceFixture = Awaited<ReturnType<typeof createAttendanceFixture>>;

/** An association whose clock stands before its meeting of 9 December at 19.30. */
export async function createAttendanceFixture() {
  const base = await createAssociationFixture({ now: NOW });
  const { server } = base;
  const { queries } = server.database;

  const meeting = async (own: Partial<typeof meetings.$inferInsert> = {}, at = base.association) => {
    const id = newId();
    await queries.insert(meetings).values({
      association_id: at.id,
      id,
      code: id,
      meeting_date: new Date('2026-12-09T18:30:00Z'),
      concerns: 'Algemene ledenvergadering',
      location: 'Buurthuis De Sluis',
      changed_at: NOW,
      ...own,
    });
    return `/associations/${at.id}/meetings/${id}`;
  };

  /** Returns the id of the owner that a user is. */
  const ownerOf = async (user_id: string): Promise<string> => {
    const owner = { id: newId(), code: newId() };
    const [user] = await queries.select().from(users).where(eq(users.id, user_id));
    if (user?.owner_id) return user.owner_id;
    await queries.insert(owners).values(owner);
    await queries.update(users).set({ owner_id: owner.id }).where(eq(users.id, user_id));
    return owner.id;
  };

  return {
    ...base,
    meeting,
    member: async (name: string, at = base.association) => {
      const user = await server.build.user({ name });
      await server.build.membership(at, user);
      const client = server.client();
      await client.login(user.email);
      return { ...user, client };
    },
    addApartments: async (some: readonly NewApartment[], at = base.association) => {
      for (const [place, { name = `Kadestraat ${place}`, votes, owners: userIds }] of some.entries()) {
        const row = { association_id: at.id, id: newId() };
        await queries
          .insert(apartments)
          .values({ ...row, code: row.id, name, share: votes, votes, position: place });
        for (const user_id of userIds) {
          const owner_id = await ownerOf(user_id);
          await queries
            .insert(apartmentOwners)
            .values({ association_id: at.id, apartment_id: row.id, owner_id });
        }
      }
    },
    say: (client: TestClient, path: string, own: Partial<AttendanceForm> = {}) =>
      client.call('PUT', `${path}/attendance`, {
        body: { choice: 'attends', guests: 0, remark: '', ...own },
      }),
    said: async (client: TestClient, path: string) =>
      (await client.get(`${path}/attendance`)).as(attendanceOperations.getAttendance),
    mailsTo: async (email: string) => (await server.mails()).filter(({ to }) => to?.[0]?.address === email),
    expected: async (path: string, client = base.board) =>
      (await client.get(`${path}/expected-votes`)).as(attendanceOperations.getExpectedVotes),
  };
}
