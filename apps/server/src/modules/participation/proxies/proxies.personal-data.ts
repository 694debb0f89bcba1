import { sql } from 'drizzle-orm';
import { definePersonalData } from '../../../capabilities/personal-data/personal-data.ts';
import { associationOf } from '../../../capabilities/personal-data/sql.ts';

const labels = {
  association: 'Vereniging',
  meeting_date: 'Vergadering',
  code: 'Code',
  giver: 'Gegeven door',
  holder: 'Gemachtigde',
  apartments: 'Appartementen',
  state: 'Status',
  given_at: 'Gegeven op',
  accepted_at: 'Aangenomen op',
  ended_at: 'Beëindigd op',
  instructions: 'Instructies',
};

const words = {
  state: {
    offered: 'wacht op antwoord',
    accepted: 'aangenomen',
    refused: 'niet aangenomen',
    withdrawn: 'ingetrokken',
    objected: 'bezwaar gemaakt',
  },
};

/** Proxies that a member gave, holds, or objected to, and those on paper that the member entered. */
export const proxiesOfMember = definePersonalData({
  name: 'proxies',
  title: 'Machtigingen voor vergaderingen',
  tables: ['proxies', 'proxy_apartments', 'proxy_items', 'meetings'],
  labels,
  words,
  query: ({ user_id }) => sql`
    select ${associationOf('p')}, p.association_id, p.meeting_id, m.meeting_date, p.code, p.giver_name as giver,
      coalesce(h.name, p.holder_name) as holder,
      (select string_agg(a.name, ', ' order by a.position) from proxy_apartments pa
        join apartments a on a.association_id = pa.association_id and a.id = pa.apartment_id
        where pa.association_id = p.association_id and pa.proxy_id = p.id) as apartments,
      p.state, p.given_at, p.accepted_at, p.ended_at,
      case when p.giver_id = ${user_id} or p.holder_id = ${user_id} then
        (select string_agg(i.number || ': ' || coalesce(pi.option, case pi.instruction when 'for' then 'voor'
            when 'against' then 'tegen' when 'abstain' then 'onthouding' else 'de gemachtigde beslist' end), '; ' order by i.number)
          from proxy_items pi join meeting_items i on i.association_id = pi.association_id and i.id = pi.item_id
          where pi.association_id = p.association_id and pi.proxy_id = p.id) end as instructions
    from proxies p join meetings m on m.association_id = p.association_id and m.id = p.meeting_id
      left join users h on h.id = p.holder_id
    where p.giver_id = ${user_id} or p.holder_id = ${user_id} or p.entered_by = ${user_id}
      or exists (select from proxy_apartments o
        where o.association_id = p.association_id and o.proxy_id = p.id and o.objected_by = ${user_id})
    order by m.meeting_date, p.given_at, p.id`,
});
