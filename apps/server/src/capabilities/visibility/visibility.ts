import type { LastChange } from '@mijn/domain/visibility';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { staff, users } from '../../platform/database/index.ts';
import type { visibilityColumns } from '../../platform/database/columns.ts';
import type { Member } from '../../platform/wire/index.ts';

type VisibilityTable = Record<keyof typeof visibilityColumns, PgColumn>;

export const lastChangeColumns = <T extends VisibilityTable>(table: T) => ({
  version: table.visibility_version,
  changed_at: table.visibility_changed_at,
  changed_by: sql<LastChange['changed_by']>`case
    when ${table.visibility_changed_by_staff} is not null then (
      select json_build_object('name', ${staff.name}, 'is_staff', true)
      from ${staff} where ${staff.id} = ${table.visibility_changed_by_staff})
    when ${table.visibility_changed_by} is not null then (
      select json_build_object('name', ${users.name}, 'is_staff', false)
      from ${users} where ${users.id} = ${table.visibility_changed_by})
  end`,
});

export const changedBy = (table: VisibilityTable, { user_id, impersonator }: Member, now: Date) => ({
  visibility_version: sql`${table.visibility_version} + 1`,
  visibility_changed_at: now,
  visibility_changed_by: user_id,
  visibility_changed_by_staff: impersonator?.staff_id ?? null,
});
