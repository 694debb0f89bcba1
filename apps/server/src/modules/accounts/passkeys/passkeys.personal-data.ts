import { sql } from 'drizzle-orm';
import { definePersonalData } from '../../../capabilities/personal-data/personal-data.ts';

export const passkeysOfMember = definePersonalData({
  name: 'passkeys',
  title: 'Uw passkeys',
  tables: ['passkeys'],
  labels: {
    name: 'Naam',
    created_at: 'Toegevoegd',
    last_used_at: 'Laatst gebruikt',
    suspended_at: 'Opgeschort',
  },
  query: ({ user_id }) => sql`
    select name, created_at, last_used_at, suspended_at, transports, counter from passkeys
    where user_id = ${user_id} order by created_at, id`,
});
