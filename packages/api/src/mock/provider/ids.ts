import type { AttachedFile } from '@mijn/domain/files';

/** Returns a UUID v7 that is the same in every run. The kind keeps the ids of two resource types apart. */
export const idOf = (kind: number, number: number): string =>
  `01890000-${String(kind).padStart(4, '0')}-7000-8000-${String(number).padStart(12, '0')}`;

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

/** Returns the files of a form: those that were attached before, and others with an example of a name. */
export const filesOf = (ids: readonly string[], kept: readonly AttachedFile[] = []): AttachedFile[] =>
  ids.map((id) => kept.find((file) => file.id === id) ?? aFile(id));
