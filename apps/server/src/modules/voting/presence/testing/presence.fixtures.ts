import { HOUR_MS } from '@mijn/domain/limits';
import { memberships, users } from '../../../../platform/database/index.ts';
import type { Fixtures } from '../../../../testing/fixtures/fixtures.ts';
import { MARKS } from '../../../../testing/fixtures/marks.ts';
import { v7 as newId } from 'uuid';
import { meetings } from '../../../meetings/meetings.tables.ts';
import { meetingPresences } from '../presence.tables.ts';

const ofMeeting = {
  bare: 'select * from meeting_presences where association_id = $1 and meeting_id = $2',
  one: 'select id from meetings where association_id = $1 limit 1',
  isOfBoard: true,
} as const;

export const fixtures: Fixtures = {
  callers: `
GET   …/meetings/:meeting_id/presence            held meeting  401 403 403 200 403 403 404 404 200 200 200 200
GET   …/meetings/:meeting_id/presence/attendees  held meeting  401 403 403 200 403 403 404 404 200 200 200 200
GET   …/meetings/:meeting_id/presence/sheet      held meeting  401 403 403 200 403 403 404 404 200 200 200 200
PUT   …/meetings/:meeting_id/presence            held meeting  401 403 403 200 403 403 404 404 403 200 403 403
PUT   …/meetings/:meeting_id/presence/attendees  held meeting  401 403 403 200 403 403 404 404 403 200 403 403
PUT   …/meetings/:meeting_id/presence/officers   held meeting  401 403 403 200 403 403 404 404 403 200 403 403
PUT   …/meetings/:meeting_id/presence/own        held meeting  401 403 200 200 200 200 404 404 403 403 403 403
`,
  inputs: {
    'PUT …/meetings/:meeting_id/presence': async (server, _, { association_id = '' }) => {
      const person = await server.build.user({ name: 'A. de Vries' });
      await server.build.membership({ id: association_id }, person);
      return { body: { attendee: `member:${person.id}`, is_present: true, is_online: false } };
    },
    'PUT …/meetings/:meeting_id/presence/attendees': async (server, _, { association_id = '' }) => {
      const person = await server.build.user({ name: 'B. Bakker' });
      await server.build.membership({ id: association_id }, person);
      return { body: { attendees: [`member:${person.id}`], is_present: true, is_online: false } };
    },
    'PUT …/meetings/:meeting_id/presence/officers': async () => ({ body: { chair: 'A. de Vries' } }),
    'PUT …/meetings/:meeting_id/presence/own': async () => ({ body: { is_present: true } }),
  },
  create: async ({ queries, now, named, word }) => {
    const online_url = 'https://vergader.example/kade';
    const meeting_date = new Date(now.getTime() + HOUR_MS);
    const meeting = { ...named(), meeting_date, concerns: word, online_url };
    const { association_id, id: meeting_id } = meeting;
    await queries.insert(meetings).values({ ...meeting, changed_at: now });
    const user = { id: newId(), code: newId(), name: `${MARKS.board} ${word}` };
    await queries.insert(users).values({ ...user, email: `${user.id}@waterpas.example` });
    const rights = { is_board: false, is_invoice_check: false, is_invoice_check_copy: false };
    await queries.insert(memberships).values({ association_id, user_id: user.id, ...rights });
    const presence = { association_id, id: newId(), meeting_id, user_id: user.id };
    await queries.insert(meetingPresences).values({ ...presence, is_online: false, arrived_at: now });
    return { 'held meeting': { meeting_id } };
  },
  rows: ({ id, from }) => [
    `insert into meeting_presences (association_id, id, meeting_id, user_id, is_online, arrived_at)
      select numbers.association_id, ${id}, meetings.id, users.id, false, now()
      from (select k, a, association_id ${from(5)}) numbers join users on users.code = 'eigenaar-' || a || '-' || k
        join meetings on meetings.association_id = numbers.association_id`,
  ],
  samples: { is_present: ['true'] },
  calls: [
    { ...ofMeeting, name: 'presence', path: 'meetings/{id}/presence' },
    { ...ofMeeting, name: 'attendees', path: 'meetings/{id}/presence/attendees?q=eigenaar' },
  ],
};
