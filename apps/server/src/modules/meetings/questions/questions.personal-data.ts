import { sql } from 'drizzle-orm';
import { definePersonalData } from '../../../capabilities/personal-data/personal-data.ts';
import { associationOf } from '../../../capabilities/personal-data/sql.ts';

/** What a member asked the board about agendas, with the replies. */
export const questionsOfMember = definePersonalData({
  name: 'item_questions',
  title: 'Uw vragen bij agendapunten',
  tables: ['item_questions', 'meeting_items'],
  labels: {
    association: 'Vereniging',
    item: 'Agendapunt',
    text: 'Vraag',
    asked_at: 'Gesteld op',
    reply: 'Antwoord',
    answered_at: 'Beantwoord op',
  },
  query: ({ user_id }) => sql`
    select ${associationOf('q')}, q.association_id, q.id as question_id, i.title as item, q.text, q.asked_at, q.reply, q.answered_at
    from item_questions q join meeting_items i on i.association_id = q.association_id and i.id = q.item_id
    where q.asker_id = ${user_id} order by q.asked_at, q.id`,
});
