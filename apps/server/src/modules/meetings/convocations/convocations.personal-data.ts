import { deliveryWayTexts } from '@mijn/domain/convocations';
import { sql } from 'drizzle-orm';
import { definePersonalData } from '../../../capabilities/personal-data/personal-data.ts';
import { associationOf } from '../../../capabilities/personal-data/sql.ts';

/** The convocations that were sent to a member, and those that the member sent. */
export const deliveriesOfMember = definePersonalData({
  name: 'convocations',
  title: 'Oproepen voor vergaderingen',
  tables: ['meeting_convocations', 'convocation_deliveries', 'meetings'],
  labels: {
    association: 'Vereniging',
    meeting_date: 'Vergadering',
    version: 'Oproep',
    sent_by_you: 'Door u verstuurd',
    name: 'Naam',
    email: 'E-mailadres',
    way: 'Wijze',
    delivered_at: 'Aangeboden op',
  },
  words: { way: deliveryWayTexts },
  query: ({ user_id }) => sql`
    select ${associationOf('c')}, c.association_id, c.meeting_id, m.meeting_date, c.version,
      coalesce(c.frozen_by = ${user_id}, false) as sent_by_you, d.name, d.email, d.way, d.delivered_at
    from meeting_convocations c join meetings m on m.association_id = c.association_id and m.id = c.meeting_id
      left join convocation_deliveries d
        on d.association_id = c.association_id and d.convocation_id = c.id and d.user_id = ${user_id}
    where c.frozen_by = ${user_id} or d.user_id = ${user_id}
    order by m.meeting_date, c.meeting_id, c.version`,
});
