-- Distributes the tables of associations over the nodes of a Citus cluster. Run it once, in the empty database of the portal
-- on the coordinator, after `mijn migrate`, and before the first import:
--   psql --single-transaction --set ON_ERROR_STOP=1 --file apps/server/citus/distribute.sql "$DATABASE_URL"
-- `platform/database/distribution.test.ts` compares this file with the schema. No cluster has run it (docs/capacity.md).

create extension if not exists citus;
set local citus.enable_unsafe_triggers = on;

-- The same on every node, because rows of associations refer to them.
select create_reference_table('associations');
select create_reference_table('owners');
select create_reference_table('users');
select create_reference_table('staff');

-- The rows of an association are on one node.
select create_distributed_table('file_readings', 'association_id');
select create_distributed_table('archive_groups', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('archive_documents', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('file_pages', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('todos', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('todo_tasks', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('todo_attachments', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('meetings', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('meeting_documents', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('forms', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('invoices', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('invoice_files', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('invoice_changes', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('invoice_decisions', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('memberships', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('addresses', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('albums', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('photos', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('bulletin_messages', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('bulletin_attachments', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('newsletters', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('newsletter_attachments', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('news_items', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('news_attachments', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('news_dismissals', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('notification_choices', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('notification_runs', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('section_visits', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('staged_files', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('released_files', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('association_quotas', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('association_storage', 'association_id', colocate_with => 'file_readings');
select create_distributed_table('association_changes', 'association_id', colocate_with => 'file_readings');

-- All other tables stay on the coordinator: what belongs to a user, the job queue, and these with an association that may be
-- null, or whose rows are read across associations: access_tokens, audit_entries, section_events, webhooks, webhook_deliveries.
