import { sql } from 'drizzle-orm';
import { definePersonalData } from '../../capabilities/personal-data/personal-data.ts';

/** The urgent news that a member closed. */
export const dismissalsOfMember = definePersonalData({
  name: 'news_dismissals',
  title: 'Belangrijk nieuws dat u hebt gesloten',
  tables: ['news_dismissals'],
  labels: { subject: 'Onderwerp', dismissed_at: 'Gesloten' },
  query: ({ user_id }) => sql`
    select n.subject, d.item_id, d.dismissed_at
    from news_dismissals d join news_items n on n.association_id = d.association_id and n.id = d.item_id
    where d.user_id = ${user_id} order by d.dismissed_at, d.item_id`,
});
