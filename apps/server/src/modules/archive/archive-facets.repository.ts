import { sql } from 'drizzle-orm';
import { runPrepared, type Database } from '../../database/index.ts';
import type { ArchiveScope } from './archive.access.ts';
import { conditionsOf } from './archive-list.repository.ts';
import { archiveDocuments } from './archive.tables.ts';

/** What the documents can be filtered by, with how many there are of each. */
export interface Facets {
  years: { year: number; document_count: number }[];
  tags: { tag: string; document_count: number }[];
}

/** The years, newest first, and the tags, most used first. */
export async function listFacets(
  database: Database,
  scope: ArchiveScope,
  filter: { group_id?: string | undefined },
): Promise<Facets> {
  const conditions = conditionsOf(scope, filter);
  const [years, tags] = await Promise.all([
    runPrepared<Facets['years'][number]>(
      database,
      sql`select extract(year from ${archiveDocuments.document_date})::int as year, count(*) as document_count
        from ${archiveDocuments} where ${conditions} group by 1 order by 1 desc`,
    ),
    runPrepared<Facets['tags'][number]>(
      database,
      sql`select tag, count(*) as document_count
        from ${archiveDocuments}, unnest(${archiveDocuments.tags}) as tag
        where ${conditions} group by 1 order by 2 desc, 1`,
    ),
  ]);
  return { years, tags };
}
