-- The last day to pay of the e-invoice, as a text that sorts like the day. Invoices without it are last.
alter table invoices
  add column due_date text generated always as (facts ->> 'due_date') stored,
  add column due_sort text not null generated always as (coalesce(facts ->> 'due_date', '9999-12-31')) stored;
create index invoices_by_due_date on invoices (association_id, is_checked, due_sort, id);
create index invoices_of_supplier on invoices (association_id, supplier_key, created_at, id)
  where supplier_key is not null;
