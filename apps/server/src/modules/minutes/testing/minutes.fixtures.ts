import { v7 as newId } from 'uuid';
import { HOUR_MS } from '@mijn/domain/limits';
import { memberships, users } from '../../../platform/database/index.ts';
import type { Fixtures } from '../../../testing/fixtures/fixtures.ts';
import { MARKS } from '../../../testing/fixtures/marks.ts';
import { meetingItems } from '../../meetings/agenda/agenda.tables.ts';
import { meetings } from '../../meetings/meetings.tables.ts';
import { meetingPresences } from '../../voting/presence/presence.tables.ts';
import { meetingItemNotes } from '../minutes.tables.ts';

export const fixtures: Fixtures = {
  callers: `
GET   …/meetings/:meeting_id/minutes-draft  begun meeting  401 403 403 200 403 403 404 404 200 200 200 200
GET   …/meetings/:meeting_id/item-notes     begun meeting  401 403 403 200 403 403 404 404 200 200 200 200
PUT   …/meetings/:meeting_id/item-notes/:item_id  begun item  401 403 403 200 403 403 404 404 403 200 403 200
`,
  inputs: {
    'PUT …/meetings/:meeting_id/item-notes/:item_id': async () => ({
      body: { text: 'De pomp is vervangen.', version: 1 },
    }),
  },
  create: async ({ queries, now, named, word }) => {
    const meeting_date = new Date(now.getTime() - HOUR_MS);
    const meeting = { ...named(), meeting_date, concerns: word };
    const { association_id, id: meeting_id } = meeting;
    await queries.insert(meetings).values({ ...meeting, changed_at: now });
    const user = { id: newId(), code: newId(), name: `${MARKS.board} ${word}` };
    await queries.insert(users).values({ ...user, email: `${user.id}@waterpas.example` });
    const rights = { is_board: false, is_invoice_check: false, is_invoice_check_copy: false };
    await queries.insert(memberships).values({ association_id, user_id: user.id, ...rights });
    const presence = { association_id, id: newId(), meeting_id, user_id: user.id };
    await queries.insert(meetingPresences).values({ ...presence, is_online: false, arrived_at: now });
    const item = { ...named(), meeting_id, number: 1, title: `Begonnen punt ${word}`, kind: 'note' } as const;
    await queries.insert(meetingItems).values({ ...item, options: [] });
    const note = { association_id, meeting_id, item_id: item.id, text: `Besproken is ${word}.`, version: 1 };
    await queries.insert(meetingItemNotes).values({ ...note, changed_at: now });
    return { 'begun meeting': { meeting_id }, 'begun item': { meeting_id, item_id: item.id } };
  },
  rows: () => [
    `insert into meeting_item_notes (association_id, item_id, meeting_id, text, version, changed_at)
      select association_id, id, meeting_id, 'Besproken', 1, now() from meeting_items where mod(number, 3) = 0`,
  ],
};
