import { sql } from 'drizzle-orm';
import { definePersonalData } from '../../capabilities/personal-data/personal-data.ts';
import { associationOf } from '../../capabilities/personal-data/sql.ts';

export const changedForms = definePersonalData({
  name: 'forms',
  title: 'Formulieren die u als laatste toonde of verborg',
  tables: ['forms'],
  labels: { association: 'Vereniging', name: 'Formulier', visibility_changed_at: 'Gewijzigd' },
  query: ({ user_id }) => sql`
    select ${associationOf('forms')}, association_id, id, name, visibility_changed_at
    from forms where visibility_changed_by = ${user_id} order by association_id, id`,
});
