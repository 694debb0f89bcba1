import { v7 as newId } from 'uuid';
import { DAY_MS } from '@mijn/domain/limits';
import { memberships, users } from '../../../../platform/database/index.ts';
import type { Fixtures } from '../../../../testing/fixtures/fixtures.ts';
import { MARKS } from '../../../../testing/fixtures/marks.ts';
import { meetings } from '../../../meetings/meetings.tables.ts';
import { meetingAttendances } from '../attendance.tables.ts';

/** The number of owners of each association who say something about each meeting. */
const OWNERS = 5;

export const fixtures: Fixtures = {
  callers: `
GET   …/meetings/:meeting_id/attendance       attended meeting  401 403 200 200 200 200 404 404 200 200 200 200
PUT   …/meetings/:meeting_id/attendance       attended meeting  401 403 200 200 200 200 404 404 403 200 403 200
GET   …/meetings/:meeting_id/expected-votes   attended meeting  401 403 403 200 403 403 404 404 200 200 200 200
GET   …/meetings/:meeting_id/attendances      attended meeting  401 403 403 200 403 403 404 404 200 200 200 200
POST  …/meetings/:meeting_id/reminder         attended meeting  401 403 403 200 403 403 404 404 403 200 403 200
`,
  inputs: {
    'PUT …/meetings/:meeting_id/attendance': async () => ({
      body: { choice: 'attends', guests: 1, remark: 'Ik kom met mijn buurvrouw.' },
    }),
  },
  create: async ({ queries, now, named, word }) => {
    const meeting = { ...named(), meeting_date: new Date(now.getTime() + 20 * DAY_MS), concerns: word };
    const { association_id } = meeting;
    await queries.insert(meetings).values({ ...meeting, changed_at: now });
    const id = newId();
    await queries
      .insert(users)
      .values({ id, code: id, email: `${id}@waterpas.example`, name: `Gerda ${word}` });
    await queries.insert(memberships).values({
      association_id,
      user_id: id,
      is_board: false,
      is_invoice_check: false,
      is_invoice_check_copy: false,
    });
    // Only the board reads what others said.
    await queries.insert(meetingAttendances).values({
      association_id,
      meeting_id: meeting.id,
      user_id: id,
      choice: 'attends',
      guests: 0,
      remark: `${MARKS.board} ${word}`,
      changed_at: now,
    });
    return { 'attended meeting': { meeting_id: meeting.id } };
  },
  rows: ({ id, from }) => [
    `insert into owners (id, code) select ${id}, a || '-' || k ${from(OWNERS)}`,
    `insert into users (id, code, email, name, owner_id)
      select ${id}, 'eigenaar-' || code, 'eigenaar-' || code || '@waterpas.example', 'Eigenaar ' || code, id from owners`,
    `insert into memberships (association_id, user_id, is_board, is_invoice_check, is_invoice_check_copy)
      select association_id, users.id, false, false, false
      from (select k, a, association_id ${from(OWNERS)}) numbers join users on users.code = 'eigenaar-' || a || '-' || k`,
    `insert into apartment_owners (association_id, apartment_id, owner_id)
      select numbers.association_id, apartments.id, owners.id
      from (select k, a, association_id ${from(OWNERS)}) numbers join owners on owners.code = a || '-' || k
        join apartments on apartments.association_id = numbers.association_id and apartments.code = k::text`,
    `insert into meeting_attendances (association_id, meeting_id, user_id, choice, guests, remark, changed_at)
      select numbers.association_id, meetings.id, users.id, 'attends', 0, '', now()
      from (select k, a, association_id ${from(OWNERS)}) numbers join users on users.code = 'eigenaar-' || a || '-' || k
        join meetings on meetings.association_id = numbers.association_id`,
  ],
  samples: { choice: ['attends', 'absent'] },
  calls: [
    {
      name: 'attendance',
      path: 'meetings/{id}/attendance',
      bare: 'select * from meeting_attendances where association_id = $1 and meeting_id = $2',
      one: 'select id from meetings where association_id = $1 limit 1',
    },
    {
      isOfBoard: true,
      name: 'attendances',
      path: 'meetings/{id}/attendances',
      bare: 'select * from meeting_attendances where association_id = $1 and meeting_id = $2',
      one: 'select id from meetings where association_id = $1 limit 1',
    },
    {
      isOfBoard: true,
      name: 'expected votes',
      path: 'meetings/{id}/expected-votes',
      bare: 'select count(*) from apartments where association_id = $1 and $2::text is not null',
      one: 'select id from meetings where association_id = $1 limit 1',
    },
  ],
};
