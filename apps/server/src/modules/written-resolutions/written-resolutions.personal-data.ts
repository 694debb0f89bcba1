import { sql } from 'drizzle-orm';
import { definePersonalData } from '../../capabilities/personal-data/personal-data.ts';
import { associationOf } from '../../capabilities/personal-data/sql.ts';
import { nameOfApartment } from '../voting-rules/voting-rules.service.ts';

/** What a member voted about decisions outside a meeting. */
export const resolutionVotesOfMember = definePersonalData({
  name: 'written_resolution_votes',
  title: 'Uw stemmen buiten vergadering',
  tables: ['written_resolution_votes', 'written_resolutions'],
  labels: {
    association: 'Vereniging',
    title: 'Onderwerp',
    wording: 'Besluit',
    apartment: 'Appartement',
    choice: 'Stem',
    voted_at: 'Gestemd op',
  },
  words: { choice: { for: 'Voor', against: 'Tegen' } },
  query: ({ user_id }) => sql`
    select ${associationOf('v')}, v.association_id, v.resolution_id, r.title, r.wording, ${nameOfApartment('v')} as apartment, v.choice, v.voted_at
    from written_resolution_votes v
      join written_resolutions r on r.association_id = v.association_id and r.id = v.resolution_id
    where v.voter_id = ${user_id} order by v.voted_at, v.id`,
});
