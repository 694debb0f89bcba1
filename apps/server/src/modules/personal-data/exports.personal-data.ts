import { sql } from 'drizzle-orm';
import { definePersonalData } from '../../capabilities/personal-data/personal-data.ts';

export const exportsOfMember = definePersonalData({
  name: 'personal_data_exports',
  title: 'Downloads van uw gegevens',
  tables: ['personal_data_exports'],
  labels: { requested_at: 'Gevraagd', ready_at: 'Klaar', expires_at: 'Werkt tot', failed_at: 'Mislukt' },
  query: ({ user_id }) => sql`
    select requested_at, ready_at, expires_at, failed_at, byte_size from personal_data_exports
    where user_id = ${user_id} order by requested_at, id`,
});
