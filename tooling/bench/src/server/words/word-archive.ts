import type pg from 'pg';
import { createAssociation, createMembers, openSession } from '../../harness/database.ts';

export type Where = 'name' | 'text';

export interface FoundDocument {
  name: string;
  match: { snippet: { text: string; is_hit: boolean }[] } | null;
}

export const textName = (number: number): string => `Stuk ${number}.pdf`;
export const nameOf = (form: string): string => `${form}.pdf`;

const PAGE_SIZE = 100;

const group = `insert into archive_groups (association_id, id, code, name, is_board_only, position)
  select id, uuidv7(), 'W', 'Woorden', false, 0 from associations`;

/** The text around the forms contains none of the words. */
const documents = `with forms as (
    select form, n, association_id, groups.id as group_id, kind, md5(kind || form) as file_hash
    from unnest($1::text[]) with ordinality as listed(form, n), unnest(array['name', 'text']) kind,
      archive_groups groups where groups.code = 'W'
  ), readings as (
    insert into file_readings (association_id, file_hash, media_type, searchability, page_count, has_thumbnail)
    select association_id, file_hash, 'application/pdf', 'searchable', 1, true from forms
  ), pages as (
    insert into file_pages (association_id, file_hash, page, text)
    select association_id, file_hash, 1, 'Gisteren zagen wij ' || form || ' en spraken af te wachten.' from forms where kind = 'text'
  )
  insert into archive_documents (association_id, id, group_id, name, extension, media_type, byte_size, file_hash, tags,
    document_date, created_at)
  select association_id, uuidv7(), group_id, case kind when 'name' then form || '.pdf' else 'Stuk ' || n || '.pdf' end,
    'pdf', 'application/pdf', 1000, file_hash, '{}', '2026-01-01', now()
  from forms`;

export async function openWordArchive(
  client: pg.Client,
  url: string,
  forms: readonly string[],
): Promise<(q: string) => Promise<FoundDocument[]>> {
  await createAssociation(client);
  await createMembers(client);
  await client.query(group);
  await client.query(documents, [forms]);
  const { association_id, headers } = await openSession(client);
  return async (q) => {
    const found: FoundDocument[] = [];
    for (let page = 1; ; page += 1) {
      const query = new URLSearchParams({ q, page: String(page), per_page: String(PAGE_SIZE) }).toString();
      const response = await fetch(`${url}/api/associations/${association_id}/archive/documents?${query}`, {
        headers,
      });
      const body: { data?: FoundDocument[] } = await response.json();
      if (!response.ok || !body.data)
        throw new Error(`The search for ${q} has no response: ${JSON.stringify(body)}`);
      found.push(...body.data);
      if (body.data.length < PAGE_SIZE) return found;
    }
  };
}
