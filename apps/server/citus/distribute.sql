-- Distributes the tables of associations over the nodes of a Citus cluster. Run it once, in the empty database of the portal
-- on the coordinator, after `mijn migrate`, and before the first import:
--   psql --single-transaction --set ON_ERROR_STOP=1 --file apps/server/citus/distribute.sql "$DATABASE_URL"
-- `platform/database/distribution.test.ts` runs its query on the schema. No cluster has run it (docs/capacity.md).

create extension if not exists citus;
set local citus.enable_unsafe_triggers = on;

-- The same on every node, because rows of associations refer to them.
select create_reference_table('associations');
select create_reference_table('owners');
select create_reference_table('users');
select create_reference_table('staff');

-- The rows of an association are on one node: psql runs each row of this query as a statement. A table comes after those that it refers
-- to. All other tables stay on the coordinator: what belongs to a user, the job queue, and these with an association that may be null, or
-- whose rows are read across associations.
with recursive scoped as (
  select c.oid, c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname = 'association_id' and not a.attisdropped
    and c.relname not in ('access_tokens', 'audit_entries', 'section_events', 'webhooks', 'webhook_deliveries')
), steps as (
  select oid, name, 0 as step from scoped
  union
  select scoped.oid, scoped.name, steps.step + 1
  from steps join pg_constraint k on k.confrelid = steps.oid join scoped on scoped.oid = k.conrelid
  where k.contype = 'f' and k.conrelid <> k.confrelid
)
select format(
  $$select create_distributed_table('%I', 'association_id'%s)$$, name,
  case when name <> 'file_readings' then $$, colocate_with => 'file_readings'$$ end
) as statement
from steps group by name order by max(step), name <> 'file_readings', name
\gexec
