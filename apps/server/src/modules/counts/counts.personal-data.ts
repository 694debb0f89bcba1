import { sql } from 'drizzle-orm';
import { definePersonalData } from '../../capabilities/personal-data/personal-data.ts';
import { associationOf } from '../../capabilities/personal-data/sql.ts';

export const visitsOfMember = definePersonalData({
  name: 'section_visits',
  title: 'Wanneer u Nieuws en media bekeek',
  tables: ['section_visits'],
  labels: { association: 'Vereniging', section: 'Onderdeel', seen_at: 'Bekeken' },
  words: {
    section: { bulletin_board: 'Prikbord', newsletters: 'Nieuwsbrieven', albums: "Foto's", news: 'Nieuws' },
  },
  query: ({ user_id }) => sql`
    select ${associationOf('section_visits')}, association_id, section, seen_at, unread_since
    from section_visits where user_id = ${user_id} order by association_id, section`,
});
