import { sql } from 'drizzle-orm';
import { definePersonalData } from '../../../capabilities/personal-data/personal-data.ts';
import { associationOf } from '../../../capabilities/personal-data/sql.ts';

/** What a member voted. The votes of secret ballots have no member. */
export const votesOfMember = definePersonalData({
  name: 'ballot_votes',
  title: 'Uw stemmen in vergaderingen',
  tables: ['ballot_votes', 'ballots', 'motions', 'apartments'],
  labels: {
    association: 'Vereniging',
    title: 'Onderwerp',
    apartment: 'Appartement',
    choice: 'Stem',
    option: 'Keuze',
    is_by_proxy: 'Met machtiging',
    voted_at: 'Gestemd op',
  },
  words: { choice: { for: 'Voor', against: 'Tegen', abstain: 'Onthouding', option: 'Keuze' } },
  query: ({ user_id }) => sql`
    select ${associationOf('v')}, v.association_id, v.ballot_id,
      concat(case m.kind when 'amendment' then 'Amendement bij ' when 'counter_proposal' then 'Tegenvoorstel bij ' end, b.title) as title,
      a.name as apartment, v.choice, nullif(array_to_string(v.option || v.further_options, ', '), '') as option,
      v.proxy_id is not null as is_by_proxy, v.voted_at
    from ballot_votes v join ballots b on b.association_id = v.association_id and b.id = v.ballot_id
      left join motions m on m.association_id = b.association_id and m.id = b.motion_id
      join apartments a on a.association_id = v.association_id and a.id = v.apartment_id
    where v.user_id = ${user_id} order by v.voted_at, v.ballot_id, v.apartment_id`,
});
