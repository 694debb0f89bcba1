-- Above this total, in cents, two different checkers must agree; null: one checker is enough.
alter table associations add column two_checkers_above_cents bigint check (two_checkers_above_cents >= 0);

-- The members who agree with an invoice as it is now. Their decisions are in `invoice_decisions`.
alter table invoices add column approved_by uuid[] not null default '{}';
update invoices set approved_by = array[latest.user_id]
from (
  select distinct on (association_id, invoice_id) association_id, invoice_id, user_id
  from invoice_decisions where decision = 'approved' order by association_id, invoice_id, version desc
) as latest
where check_status = 'approved' and latest.user_id is not null
  and latest.association_id = invoices.association_id and latest.invoice_id = invoices.id;
-- The invoices that wait for the second checker.
create index invoices_half_approved on invoices (association_id)
  where check_status = 'to_check' and approved_by <> '{}';

-- How many agreed after a decision, and how many had to.
alter table invoice_decisions
  add column approvals integer not null default 0,
  add column approvals_required integer not null default 1;
update invoice_decisions set approvals = 1 where decision = 'approved';
