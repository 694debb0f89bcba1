import { minutesOfficeTexts } from '@mijn/domain/minutes';
import { sql } from 'drizzle-orm';
import { definePersonalData } from '../../capabilities/personal-data/personal-data.ts';
import { associationOf } from '../../capabilities/personal-data/sql.ts';

/** The minutes that a member wrote, signed, stated as signed on paper, or published. */
export const minutesOfMember = definePersonalData({
  name: 'minutes',
  title: 'Notulen van vergaderingen',
  tables: ['meeting_minutes', 'meeting_minutes_versions', 'meeting_minutes_signatures', 'meetings'],
  labels: {
    association: 'Vereniging',
    meeting_date: 'Vergadering',
    version: 'Versie',
    written_at: 'Door u geschreven op',
    office: 'Door u getekend als',
    name: 'Naam',
    signed_at: 'Getekend op',
    published_at: 'Door u gepubliceerd op',
  },
  words: { office: minutesOfficeTexts },
  query: ({ user_id }) => sql`
    select ${associationOf('v')}, v.association_id, v.meeting_id, m.meeting_date, v.version,
      case when v.written_by = ${user_id} then v.written_at end as written_at, s.office, s.name, s.signed_at,
      case when p.published_by = ${user_id} and p.version = v.version then p.published_at end as published_at
    from meeting_minutes_versions v join meetings m on m.association_id = v.association_id and m.id = v.meeting_id
      join meeting_minutes p on p.association_id = v.association_id and p.meeting_id = v.meeting_id
      left join meeting_minutes_signatures s on s.association_id = v.association_id and s.meeting_id = v.meeting_id
        and s.version = v.version and s.user_id = ${user_id}
    where v.written_by = ${user_id} or s.user_id = ${user_id}
      or (p.published_by = ${user_id} and p.version = v.version)
    order by m.meeting_date, v.meeting_id, v.version, s.office`,
});
