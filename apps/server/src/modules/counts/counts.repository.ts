import { FIRST_VISIT_MS, VISIT_MS } from '@mijn/domain/limits';
import type { SectionCounts } from '@mijn/domain/counts';
import type { Section } from '@mijn/domain/sections';
import { sql, type SQL } from 'drizzle-orm';
import { type Database, findRow, type Queries } from '../../platform/database/index.ts';
import { sectionVisits } from '../../capabilities/sections/sections.tables.ts';
import type { Member } from '../../platform/wire/index.ts';

interface Visit {
  section: Section;
  seen_at: Date;
}

export async function listVisits(
  { prepared }: Database,
  { user_id, membership }: Pick<Member, 'user_id' | 'membership'>,
): Promise<Visit[]> {
  return prepared<Visit>(
    {
      name: 'section_visits',
      text: 'select section, seen_at from section_visits where association_id = $1 and user_id = $2',
    },
    [membership.association_id, user_id],
  );
}

/** Runs the queries of sections, each of one number, as one statement. */
export async function countSections(
  database: Database,
  queries: readonly (readonly [keyof SectionCounts, SQL])[],
): Promise<Partial<SectionCounts>> {
  if (queries.length === 0) return {};
  const columns = queries.map(([section, query]) => sql`(${query}) as ${sql.identifier(section)}`);
  return (await findRow(database, sql`select ${sql.join(columns, sql`, `)}`)) ?? {};
}

/** After `VISIT_MS` a new visit begins: items that were new at the visit before are not marked any more. */
export async function saveVisit(
  queries: Queries,
  { user_id, membership: { association_id } }: Pick<Member, 'user_id' | 'membership'>,
  section: Section,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - VISIT_MS);
  const unread_since = new Date(now.getTime() - FIRST_VISIT_MS);
  await queries
    .insert(sectionVisits)
    .values({ association_id, user_id, section, seen_at: now, unread_since })
    .onConflictDoUpdate({
      target: [sectionVisits.association_id, sectionVisits.user_id, sectionVisits.section],
      set: {
        unread_since: sql`case when ${sectionVisits.seen_at} < ${before.toISOString()}::timestamptz
          then ${sectionVisits.seen_at} else ${sectionVisits.unread_since} end`,
        seen_at: sql`greatest(${sectionVisits.seen_at}, excluded.seen_at)`,
      },
    });
}
