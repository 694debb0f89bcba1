import { sql } from 'drizzle-orm';
import { definePersonalData } from '../../../capabilities/personal-data/personal-data.ts';

export const devicesOfMember = definePersonalData({
  name: 'known_devices',
  title: 'Apparaten waarop u inlogde',
  tables: ['known_devices'],
  labels: { first_seen_at: 'Eerst gezien', last_seen_at: 'Laatst gezien' },
  query: ({ user_id }) => sql`
    select first_seen_at, last_seen_at from known_devices
    where user_id = ${user_id} order by first_seen_at, token_hash`,
});

export const setupOfMember = definePersonalData({
  name: 'totp_setups',
  title: 'Inloggen in twee stappen, nog niet bevestigd',
  tables: ['totp_setups'],
  labels: { created_at: 'Begonnen' },
  query: ({ user_id }) => sql`select created_at from totp_setups where user_id = ${user_id}`,
});
