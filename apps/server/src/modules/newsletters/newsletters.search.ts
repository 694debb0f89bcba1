import { sql } from 'drizzle-orm';
import type { SearchSource } from '../../capabilities/search/index.ts';
import type { Membership } from '../../platform/wire/index.ts';
import { publishedFor } from './newsletters.access.ts';

/**
 * Returns the published newsletters with their PDFs and attachments as a source for the search over
 * everything. The board does not find newsletters that are not published yet.
 */
export function newslettersSearch(membership: Membership, now: Date): SearchSource {
  const { where } = publishedFor(membership, now);
  return {
    entities: sql`select id, subject as title, published_at as date, name_key, search_key, '{}'::text[] as labels
      from newsletters where ${where}`,
    files: sql`select id as entity_id, pdf_id as file_id, name as file_name, file_hash from newsletters where ${where}
      union all
      select newsletter_id, attachments.id, attachments.name, attachments.file_hash
      from newsletter_attachments attachments join newsletters
        on newsletters.association_id = attachments.association_id and newsletters.id = newsletter_id
      where ${where}`,
  };
}
