import { sql } from 'drizzle-orm';
import { definePersonalData } from '../../../capabilities/personal-data/personal-data.ts';
import { associationOf } from '../../../capabilities/personal-data/sql.ts';

/** What a member voted before meetings, with the text that it was about. */
export const earlyVotesOfMember = definePersonalData({
  name: 'early_votes',
  title: 'Uw stemmen vooraf',
  tables: ['early_votes', 'meetings', 'apartments'],
  labels: {
    association: 'Vereniging',
    meeting_date: 'Vergadering',
    title: 'Onderwerp',
    wording: 'Voorstel',
    apartment: 'Appartement',
    choice: 'Stem',
    option: 'Keuze',
    voted_at: 'Gestemd op',
    outdated_at: 'Vervallen op',
  },
  words: {
    choice: {
      for: 'Voor',
      against: 'Tegen',
      abstain: 'Onthouding',
      option: 'Keuze',
      withdrawn: 'Ingetrokken',
    },
  },
  query: ({ user_id }) => sql`
    select ${associationOf('v')}, v.association_id, v.meeting_id, v.item_id, m.meeting_date, v.title, v.wording, a.name as apartment,
      coalesce(v.choice, 'withdrawn') as choice,
      nullif(array_to_string(v.option || v.further_options, ', '), '') as option, v.voted_at, v.outdated_at
    from early_votes v join meetings m on m.association_id = v.association_id and m.id = v.meeting_id
      join apartments a on a.association_id = v.association_id and a.id = v.apartment_id
    where v.user_id = ${user_id} order by v.voted_at, v.item_id, v.apartment_id`,
});
