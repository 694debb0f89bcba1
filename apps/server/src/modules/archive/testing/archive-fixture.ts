import { v7 as newId } from 'uuid';
import { archiveOperations, type ArchiveDocument } from '@mijn/domain/archive';
import { createAssociationFixture, type AssociationFixture } from '../../../testing/association-fixture.ts';
import type { TestResponse, TestAppOptions } from '../../../testing/index.ts';
import { archiveDocuments, archiveGroups } from '../archive.tables.ts';

interface Uploaded {
  name: string;
  bytes: Buffer<ArrayBuffer>;
  media_type?: string;
  fields?: Record<string, string | readonly string[]>;
  headers?: Record<string, string>;
}

/** An association with an archive that has one group for all members and one group for the board only. */
export interface ArchiveFixture extends AssociationFixture {
  path: string;
  open: { id: string };
  board_only: { id: string };
  group: (name: string, is_board_only?: boolean) => Promise<{ id: string }>;
  /** Inserts a document without stored bytes. */
  row: (values?: Partial<typeof archiveDocuments.$inferInsert>) => Promise<{ id: string }>;
  /** Uploads a file as the board, into the group `open` unless the fields contain another group. */
  upload: (file: Uploaded) => Promise<TestResponse>;
  /** Uploads a file and waits until its text is read. */
  uploadAndRead: (file: Uploaded) => Promise<ArchiveDocument>;
}

function formOf(
  { name, bytes, media_type = 'application/pdf', fields = {} }: Uploaded,
  groupId: string,
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries({ group_id: groupId, ...fields })) {
    for (const one of typeof value === 'string' ? [value] : value) form.append(field, one);
  }
  form.append('file', new Blob([bytes], { type: media_type }), name);
  return form;
}

export async function createArchiveFixture(options?: TestAppOptions): Promise<ArchiveFixture> {
  const base = await createAssociationFixture(options);
  const { server, association, board } = base;
  const group: ArchiveFixture['group'] = async (name, is_board_only = false) => {
    const id = newId();
    await server.database.queries
      .insert(archiveGroups)
      .values({ association_id: association.id, id, code: id, name, is_board_only, position: 0 });
    return { id };
  };
  const open = await group('Vergaderstukken');
  const board_only = await group('Bestuur', true);
  const path = `/associations/${association.id}/archive`;
  const upload: ArchiveFixture['upload'] = (file) =>
    board.post(`${path}/documents`, formOf(file, open.id), { headers: file.headers ?? {} });

  return {
    ...base,
    path,
    open,
    board_only,
    group,
    row: async (values = {}) => {
      const id = newId();
      const { file_hash } = await server.build.reading(association, {
        ...(values.file_hash && { file_hash: values.file_hash }),
      });
      await server.database.queries.insert(archiveDocuments).values({
        association_id: association.id,
        id,
        group_id: open.id,
        name: 'Notulen.pdf',
        extension: 'pdf',
        media_type: 'application/pdf',
        byte_size: 1000,
        file_hash,
        tags: [],
        document_date: '2026-06-10',
        created_at: new Date('2026-06-24T10:00:00Z'),
        ...values,
      });
      return { id };
    },
    upload,
    uploadAndRead: async (file) => {
      const { id } = (await upload(file)).as(archiveOperations.uploadDocument);
      await server.runJobs();
      return (await board.get(`${path}/documents/${id}`)).as(archiveOperations.getDocument);
    },
  };
}
