import { sql } from 'drizzle-orm';
import { definePersonalData } from '../../capabilities/personal-data/personal-data.ts';

export const pushOfMember = definePersonalData({
  name: 'push_subscriptions',
  title: 'Uw apparaten met meldingen',
  tables: ['push_subscriptions'],
  labels: {
    service: 'Dienst',
    shows_subject: 'Toont waar het over gaat',
    created_at: 'Aangezet',
    seen_at: 'Laatst ingelogd',
  },
  query: ({ user_id }) => sql`
    select substring(endpoint from '^https?://([^/]+)') as service, shows_subject, created_at, seen_at
    from push_subscriptions where user_id = ${user_id} order by created_at, id`,
});
