import { sql } from 'drizzle-orm';
import { definePersonalData } from '../../../capabilities/personal-data/personal-data.ts';
import { associationOf } from '../../../capabilities/personal-data/sql.ts';

/** What a member proposed for agendas, with what the board decided. */
export const proposalsOfMember = definePersonalData({
  name: 'member_proposals',
  title: 'Uw voorstellen voor vergaderingen',
  tables: ['member_proposals', 'meetings'],
  labels: {
    association: 'Vereniging',
    meeting: 'Vergadering',
    title: 'Onderwerp',
    wording: 'Voorstel',
    explanation: 'Toelichting',
    submitted_at: 'Ingediend op',
    decision: 'Besluit van het bestuur',
    reason: 'Reden',
    decided_at: 'Besloten op',
  },
  words: { decision: { on_agenda: 'Op de agenda', refused: 'Niet op de agenda' } },
  query: ({ user_id }) => sql`
    select ${associationOf('p')}, p.association_id, p.id as proposal_id, m.concerns as meeting, p.title, p.wording, p.explanation,
      p.submitted_at, p.decision, p.reason, p.decided_at
    from member_proposals p join meetings m on m.association_id = p.association_id and m.id = p.meeting_id
    where p.proposer_id = ${user_id} order by p.submitted_at, p.id`,
});
