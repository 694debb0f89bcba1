import { sql } from 'drizzle-orm';
import { definePersonalData } from '../../../capabilities/personal-data/personal-data.ts';

export const accessTokensOfMember = definePersonalData({
  name: 'access_tokens',
  title: 'Uw sleutels voor apps',
  tables: ['access_tokens'],
  labels: {
    name: 'Naam',
    scope: 'Mag',
    association: 'Vereniging',
    created_at: 'Gemaakt',
    expires_at: 'Verloopt',
    last_used_at: 'Laatst gebruikt',
  },
  words: { scope: { read: 'Lezen', write: 'Lezen en wijzigen' } },
  query: ({ user_id }) => sql`
    select t.name, t.scope, a.name as association, t.created_at, t.expires_at, t.last_used_at
    from access_tokens t left join associations a on a.id = t.association_id
    where t.user_id = ${user_id} order by t.created_at, t.id`,
});
