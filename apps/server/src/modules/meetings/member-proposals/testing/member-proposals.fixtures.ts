import { v7 as newId } from 'uuid';
import { DAY_MS } from '@mijn/domain/limits';
import { memberships, users } from '../../../../platform/database/index.ts';
import type { Fixtures } from '../../../../testing/fixtures/fixtures.ts';
import { meetings } from '../../meetings.tables.ts';
import { memberProposals } from '../member-proposals.tables.ts';

export const fixtures: Fixtures = {
  callers: `
GET    …/meetings/:meeting_id/member-proposals                           meeting with proposals  401 403 200 200 200 200 404 404 200 200 200 200
POST   …/meetings/:meeting_id/member-proposals                           meeting with proposals  401 403 201 201 201 201 404 404 403 403 403 403
PUT    …/meetings/:meeting_id/member-proposals/:proposal_id/agenda-item  member proposal         401 403 403 200 403 403 404 404 403 200 403 403
PUT    …/meetings/:meeting_id/member-proposals/:proposal_id/refusal      refused proposal        401 403 403 200 403 403 404 404 403 200 403 403
DELETE …/meetings/:meeting_id/member-proposals/:proposal_id              member proposal         401 403 404 404 404 404 404 404 403 403 403 403
`,
  inputs: {
    'POST …/meetings/:meeting_id/member-proposals': async () => ({
      body: { title: 'Fietsenrek', wording: 'De vergadering laat een fietsenrek plaatsen.' },
    }),
    'PUT …/meetings/:meeting_id/member-proposals/:proposal_id/refusal': async () => ({
      body: { reason: 'Hier is al over besloten.' },
    }),
  },
  create: async ({ queries, now, named, word }) => {
    const meeting = { ...named(), meeting_date: new Date(now.getTime() + 40 * DAY_MS), concerns: word };
    const { association_id, id: meeting_id } = meeting;
    await queries.insert(meetings).values({ ...meeting, changed_at: now });
    const user_id = newId();
    await queries
      .insert(users)
      .values({ id: user_id, code: user_id, email: `${user_id}@waterpas.example`, name: `Petra ${word}` });
    const rights = { is_board: false, is_invoice_check: false, is_invoice_check_copy: false };
    await queries.insert(memberships).values({ association_id, user_id, ...rights });
    const add = async () => {
      const id = newId();
      await queries.insert(memberProposals).values({
        association_id,
        id,
        meeting_id,
        proposer_id: user_id,
        title: word,
        wording: `De vergadering besluit ${word}.`,
        submitted_at: now,
      });
      return { meeting_id, proposal_id: id };
    };
    return {
      'meeting with proposals': { meeting_id },
      'member proposal': await add(),
      'refused proposal': await add(),
    };
  },
  rows: ({ id }) => [
    `insert into member_proposals (association_id, id, meeting_id, title, wording, submitted_at)
      select association_id, ${id}, meeting_id, 'Fietsenrek', 'De vergadering besluit.', now() from meeting_items where mod(number, 2) = 0`,
  ],
  calls: [
    {
      name: 'proposals of members for a meeting',
      path: 'meetings/{id}/member-proposals',
      bare: 'select * from member_proposals where association_id = $1 and meeting_id = $2',
      one: 'select id from meetings where association_id = $1 limit 1',
    },
  ],
};
