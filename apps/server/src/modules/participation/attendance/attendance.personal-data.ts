import { attendanceTexts } from '@mijn/domain/attendance';
import { sql } from 'drizzle-orm';
import { definePersonalData } from '../../../capabilities/personal-data/personal-data.ts';
import { associationOf } from '../../../capabilities/personal-data/sql.ts';

/** What a member said about meetings. */
export const attendancesOfMember = definePersonalData({
  name: 'meeting_attendances',
  title: 'Uw deelname aan vergaderingen',
  tables: ['meeting_attendances', 'meetings'],
  labels: {
    association: 'Vereniging',
    meeting_date: 'Vergadering',
    choice: 'Keuze',
    guests: 'Gasten',
    remark: 'Opmerking',
    changed_at: 'Gewijzigd',
  },
  words: { choice: attendanceTexts },
  query: ({ user_id }) => sql`
    select ${associationOf('s')}, s.association_id, s.meeting_id, m.meeting_date, s.choice, s.guests, s.remark, s.changed_at
    from meeting_attendances s join meetings m on m.association_id = s.association_id and m.id = s.meeting_id
    where s.user_id = ${user_id} order by m.meeting_date, s.meeting_id`,
});
