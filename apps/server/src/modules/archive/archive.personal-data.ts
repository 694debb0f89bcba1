import { sql } from 'drizzle-orm';
import { contentKey } from '../../capabilities/files/index.ts';
import { definePersonalData } from '../../capabilities/personal-data/personal-data.ts';
import { associationOf } from '../../capabilities/personal-data/sql.ts';

export const changedGroups = definePersonalData({
  name: 'archive_groups',
  title: 'Archiefgroepen die u als laatste toonde of verborg',
  tables: ['archive_groups'],
  labels: { association: 'Vereniging', name: 'Groep', visibility_changed_at: 'Gewijzigd' },
  query: ({ user_id }) => sql`
    select ${associationOf('archive_groups')}, association_id, id, name, visibility_changed_at
    from archive_groups where visibility_changed_by = ${user_id} order by association_id, id`,
});

/** The audit log has who added a document. */
export const uploadedDocuments = definePersonalData<{ name: string; extension: string; file_hash: string }>({
  name: 'archive_documents',
  title: 'Documenten die u toevoegde aan een archief',
  tables: ['archive_documents', 'audit_entries'],
  labels: {
    association: 'Vereniging',
    name: 'Naam',
    tags: 'Labels',
    document_date: 'Datum van het document',
    created_at: 'Toegevoegd',
    hidden_at: 'Verborgen',
    byte_size: 'Grootte',
  },
  file: {
    columns: ['file_hash'],
    of: ({ name, file_hash }) => ({ name, key: contentKey(file_hash) }),
  },
  query: ({ user_id }) => sql`
    select ${associationOf('d')}, d.association_id, d.id, d.name, d.extension, d.tags, d.document_date,
      d.created_at, d.hidden_at, d.byte_size, d.file_hash
    from audit_entries e join archive_documents d
      on d.association_id = e.association_id and d.id::text = e.details ->> 'document_id'
    where e.user_id = ${user_id} and e.staff_id is null and e.action = 'document_uploaded'
    order by d.created_at, d.id`,
});
