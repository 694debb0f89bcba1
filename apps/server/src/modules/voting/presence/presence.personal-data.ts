import { sql } from 'drizzle-orm';
import { definePersonalData } from '../../../capabilities/personal-data/personal-data.ts';
import { associationOf } from '../../../capabilities/personal-data/sql.ts';

/** When a member was present at meetings. */
export const presencesOfMember = definePersonalData({
  name: 'meeting_presences',
  title: 'Uw aanwezigheid bij vergaderingen',
  tables: ['meeting_presences', 'meetings'],
  labels: {
    association: 'Vereniging',
    meeting_date: 'Vergadering',
    is_online: 'Online',
    arrived_at: 'Gekomen',
    left_at: 'Vertrokken',
    signed_at: 'Presentielijst getekend',
  },
  query: ({ user_id }) => sql`
    select ${associationOf('p')}, p.association_id, p.meeting_id, m.meeting_date, p.is_online, p.arrived_at, p.left_at, p.signed_at
    from meeting_presences p join meetings m on m.association_id = p.association_id and m.id = p.meeting_id
    where p.user_id = ${user_id} order by p.arrived_at, p.id`,
});
