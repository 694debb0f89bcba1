-- The place of a decision in the export for the provider. The export itself numbers the decisions that are committed,
-- so that none gets a number below one that was exported before.
alter table invoice_decisions add column export_number bigint;
create sequence invoice_decision_exports;
create index invoice_decisions_by_export on invoice_decisions (export_number) where export_number is not null;
-- Decisions that an import brought came from the provider, and are not exported.
create index invoice_decisions_to_export on invoice_decisions (decided_at, association_id, version)
  where export_number is null and not is_imported;
