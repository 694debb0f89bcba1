-- A supplier is the same whether or not its legal form is written: `Helder B.V.` and `Helder` are both `helder`.
create function supplier_key_of(name text) returns text
  language sql immutable strict parallel safe
  return coalesce(
    comparable(regexp_replace(
      fold_text(name), '\m(b\.?\s?v\.?|n\.?\s?v\.?|v\.?\s?o\.?\s?f\.?|c\.?\s?v\.?|u\.?\s?a\.?|b\.?\s?a\.?)(?=\W*$)', '', 'g'
    )),
    comparable(name)
  );

-- Every account that an invoice asks to be paid to, plain.
create function accounts_of(iban text, facts jsonb) returns text[]
  language sql immutable parallel safe
  return array(
    select account from (
      select iban as account, 0::bigint as place where iban is not null
      union all
      select value, ordinality from jsonb_array_elements_text(coalesce(facts -> 'ibans', '[]')) with ordinality
    ) accounts group by account order by min(place)
  );

-- An amount in the ways that people type it: `€1.234,56 €1234,56 €1234.56 €1,234.56`, and `€1.250,- €1250,-` of whole euros.
create function amount_words(cents bigint) returns text
  language sql immutable parallel safe
  return (
    select string_agg(mark || amount, ' ')
    from (
      select (abs(cents) / 100)::text as plain,
        reverse(regexp_replace(reverse((abs(cents) / 100)::text), '(\d{3})(?=\d)', '\1.', 'g')) as grouped,
        lpad((abs(cents) % 100)::text, 2, '0') as rest
    ) parts,
    unnest(
      array[grouped || ',' || rest, plain || ',' || rest, plain || '.' || rest, replace(grouped, '.', ',') || '.' || rest]
      || case when rest = '00' then array[grouped || ',-', plain || ',-'] else '{}' end
    ) as amount,
    unnest(case when cents < 0 then array['€-', '-€'] else array['€'] end) as mark
  );

-- What an invoice is found by: what it is called, its accounts, and its amounts.
create function invoice_search_key(
  name text, supplier text, invoice_number text, iban text, total_cents bigint, facts jsonb
) returns text
  language sql immutable parallel safe
  return fold_text(concat_ws(' ', name, supplier, invoice_number,
    (select string_agg(account, ' ') from unnest(accounts_of(iban, facts)) account),
    amount_words(total_cents),
    amount_words(nullif((facts ->> 'payable_cents')::bigint, total_cents))
  ));

-- Facts that were read before have none of what is new; the next import of an e-invoice reads it whole.
update invoices set facts = jsonb_build_object(
    'is_credit_note', total_cents < 0, 'type_code', null, 'preceding', '[]'::jsonb, 'buyer', null, 'buyer_address', null,
    'period_start', null, 'period_end', null, 'payment_reference', null, 'order_reference', null, 'notes', '[]'::jsonb,
    'ibans', case when facts ->> 'iban' is null then '[]'::jsonb else jsonb_build_array(facts -> 'iban') end,
    'lines_cents', null, 'added_lines_cents', null, 'allowances_cents', null, 'charges_cents', null
  ) || facts || jsonb_build_object(
    'lines', (select coalesce(jsonb_agg('{"kind": "line", "vat_category": null}'::jsonb || line order by place), '[]')
      from jsonb_array_elements(facts -> 'lines') with ordinality as lines (line, place)),
    'vat', (select coalesce(jsonb_agg('{"vat_category": null}'::jsonb || vat order by place), '[]')
      from jsonb_array_elements(facts -> 'vat') with ordinality as parts (vat, place))
  )
where facts is not null;

-- Indexes of these columns go with them.
alter table invoices drop column supplier_key, drop column search_key;
alter table invoices
  add column supplier_key text generated always as (supplier_key_of(supplier)) stored,
  add column ibans text[] not null generated always as (accounts_of(iban, facts)) stored,
  add column search_key text not null generated always as
    (invoice_search_key(name, supplier, invoice_number, iban, total_cents, facts)) stored,
  -- What the columns of the import say where an e-invoice stands above them.
  add column stated jsonb;
create index invoices_by_words on invoices using gin (association_id, search_key gin_trgm_ops);

-- The accounts that a supplier's invoices were approved or processed on, and those on which one was refused.
drop index invoices_by_payee_number;
create index invoices_by_payee on invoices (association_id, supplier_key)
  where check_status = 'approved' or is_processed;
create index invoices_by_payee_number on invoices (association_id, supplier_number_key)
  where (check_status = 'approved' or is_processed) and supplier_number_key is not null;
create index invoices_refused on invoices using gin (association_id, ibans) where check_status = 'rejected';
create index invoices_by_amount on invoices (association_id, total_cents, created_at) where total_cents is not null;

-- The accounts that a decision was about: the provider may change the invoice afterwards.
alter table invoice_decisions add column ibans text[] not null default '{}';
update invoice_decisions decisions set ibans = array_remove(array[coalesce(
    (select changes.before ->> 'iban' from invoice_changes changes
      where changes.association_id = decisions.association_id and changes.invoice_id = decisions.invoice_id
        and changes.version > decisions.version order by changes.version limit 1),
    invoices.iban
  )], null)
from invoices where invoices.association_id = decisions.association_id and invoices.id = decisions.invoice_id;
create index invoice_decisions_refused on invoice_decisions using gin (association_id, ibans) where decision = 'rejected';
