-- The payees and the holders of accounts that a decision was about, as the accounts in ibans: a name that checkers have approved
-- for a supplier gives no signal again.
alter table invoice_decisions add column payees text[] not null default '{}';

-- The e-invoices that were read before payees and accounts in texts were. A job reads them again, and the index is empty then.
create index invoices_to_read_again on invoices (association_id, id)
  where facts is not null and facts -> 'named_accounts' is null;
