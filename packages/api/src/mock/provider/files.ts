import type { AttachedFile } from '@mijn/domain/files';

export const aFile = (id: string, own: Partial<AttachedFile> = {}): AttachedFile => ({
  id,
  name: 'Bijlage.pdf',
  extension: 'pdf',
  media_type: 'application/pdf',
  byte_size: 84_000,
  page_count: 2,
  has_thumbnail: false,
  ...own,
});
