import { sql } from 'drizzle-orm';
import { definePersonalData } from '../../../capabilities/personal-data/personal-data.ts';
import { associationOf } from '../../../capabilities/personal-data/sql.ts';

/** Includes addresses in associations that the member left. */
export const addressesOfMember = definePersonalData({
  name: 'addresses',
  title: 'Uw adressen',
  tables: ['addresses'],
  labels: {
    association: 'Vereniging',
    kind: 'Soort',
    addressee: 'Ter attentie van',
    street: 'Straat',
    postal_code: 'Postcode',
    city: 'Plaats',
    country: 'Land',
  },
  words: {
    kind: {
      apartment: 'Adres in de vereniging',
      home: 'Woonadres',
      postal: 'Postadres',
      invoice: 'Factuuradres',
    },
  },
  query: ({ user_id }) => sql`
    select ${associationOf('addresses')}, association_id, id, kind, addressee, street, postal_code, city, country
    from addresses where user_id = ${user_id} order by association_id, position, id`,
});
