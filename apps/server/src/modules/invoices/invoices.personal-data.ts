import { sql } from 'drizzle-orm';
import { definePersonalData } from '../../capabilities/personal-data/personal-data.ts';
import { associationOf } from '../../capabilities/personal-data/sql.ts';

export const decisionsOfMember = definePersonalData({
  name: 'invoice_decisions',
  title: 'Facturen die u beoordeelde',
  tables: ['invoice_decisions'],
  labels: {
    association: 'Vereniging',
    invoice_name: 'Factuur',
    decision: 'Oordeel',
    remark: 'Opmerking',
    decided_at: 'Moment',
    decided_by: 'Uw naam',
    decided_by_staff: 'Door medewerker',
  },
  words: { decision: { approved: 'Goedgekeurd', rejected: 'Afgekeurd', withdrawn: 'Ingetrokken' } },
  query: ({ user_id }) => sql`
    select ${associationOf('d')}, d.association_id, d.invoice_id, i.name as invoice_name, d.decision, d.remark,
      d.decided_at, d.decided_by, d.decided_by_staff
    from invoice_decisions d join invoices i on i.association_id = d.association_id and i.id = d.invoice_id
    where d.user_id = ${user_id} order by d.decided_at, d.id`,
});
