import type { MediaItem } from '@mijn/domain/archive';
import { readingColumns } from '../../documents/index.ts';
import { archiveDocuments } from './archive.tables.ts';

/** The columns of a document itself that go over the wire. */
export const documentColumns = {
  id: archiveDocuments.id,
  group_id: archiveDocuments.group_id,
  name: archiveDocuments.name,
  extension: archiveDocuments.extension,
  media_type: archiveDocuments.media_type,
  byte_size: archiveDocuments.byte_size,
  tags: archiveDocuments.tags,
  document_date: archiveDocuments.document_date,
  created_at: archiveDocuments.created_at,
  hidden_at: archiveDocuments.hidden_at,
  version: archiveDocuments.version,
};

/** The same with what was read in its file. */
export const mediaColumns = { ...documentColumns, ...readingColumns };

export type MediaRow = Omit<MediaItem, 'created_at' | 'hidden_at'> & {
  created_at: Date;
  hidden_at: Date | null;
};

/** A row as the contract names it. */
export function toMediaItem(row: MediaRow): MediaItem {
  return {
    id: row.id,
    group_id: row.group_id,
    name: row.name,
    extension: row.extension,
    media_type: row.media_type,
    byte_size: row.byte_size,
    tags: row.tags,
    document_date: row.document_date,
    created_at: row.created_at.toISOString(),
    hidden_at: row.hidden_at?.toISOString() ?? null,
    page_count: row.page_count,
    has_thumbnail: row.has_thumbnail,
    searchability: row.searchability,
    is_unreadable: row.is_unreadable,
    version: row.version,
  };
}
