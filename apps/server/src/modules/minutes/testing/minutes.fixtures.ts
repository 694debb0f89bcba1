import { v7 as newId } from 'uuid';
import { HOUR_MS } from '@mijn/domain/limits';
import { memberships, users } from '../../../platform/database/index.ts';
import type { Fixtures } from '../../../testing/fixtures/fixtures.ts';
import { MARKS } from '../../../testing/fixtures/marks.ts';
import { meetings } from '../../meetings/meetings.tables.ts';
import { meetingPresences } from '../../voting/presence/presence.tables.ts';

export const fixtures: Fixtures = {
  callers: `
GET   …/meetings/:meeting_id/minutes-draft  begun meeting  401 403 403 200 403 403 404 404 200 200 200 200
`,
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
    return { 'begun meeting': { meeting_id } };
  },
  // The module has no table: its rows are those of other modules.
  rows: () => [],
};
