import { sql } from 'drizzle-orm';
import { definePersonalData } from '../../capabilities/personal-data/personal-data.ts';
import { associationOf } from '../../capabilities/personal-data/sql.ts';

/** The apartments of a member, as the provider registered them. */
export const apartmentsOfMember = definePersonalData({
  name: 'apartments',
  title: 'Uw appartementen',
  tables: ['apartment_owners', 'apartments', 'users'],
  labels: { association: 'Vereniging', name: 'Appartement', share: 'Aandeel', votes: 'Stemmen' },
  query: ({ user_id }) => sql`
    select ${associationOf('o')}, o.association_id, a.id, a.name, a.share, a.votes
    from apartment_owners o join apartments a on a.association_id = o.association_id and a.id = o.apartment_id
    where o.owner_id = (select owner_id from users where id = ${user_id}) order by o.association_id, a.position, a.id`,
});
