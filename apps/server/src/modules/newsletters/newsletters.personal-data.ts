import { sql } from 'drizzle-orm';
import { contentKey } from '../../capabilities/files/index.ts';
import { definePersonalData, ERASED_NAME } from '../../capabilities/personal-data/personal-data.ts';
import { associationOf } from '../../capabilities/personal-data/sql.ts';

interface Stored {
  name: string;
  file_hash: string;
}

const file = {
  columns: ['file_hash'] as const,
  of: ({ name, file_hash }: Stored) => ({ name, key: contentKey(file_hash) }),
};

/** The newsletters that a member wrote with their PDFs, also drafts and those that can still be restored. */
export const newslettersOfMember = definePersonalData<Stored>({
  name: 'newsletters',
  title: 'Nieuwsbrieven die u hebt geplaatst',
  tables: ['newsletters'],
  labels: {
    association: 'Vereniging',
    subject: 'Onderwerp',
    summary: 'Samenvatting',
    created_at: 'Gemaakt',
    published_at: 'Verschenen',
    changed_at: 'Gewijzigd',
    deleted_at: 'Verwijderd',
    byte_size: 'Grootte',
  },
  file,
  query: ({ user_id }) => sql`
    select ${associationOf('newsletters')}, association_id, id, subject, summary, name, byte_size, created_at,
      published_at, changed_at, deleted_at, notify_requested, file_hash
    from newsletters where author_id = ${user_id} order by created_at, id`,
  erase: ({ user_id }) => [
    sql`update newsletters set author_id = null, imported_author_name = ${ERASED_NAME} where author_id = ${user_id}`,
  ],
});

/** The attachments of these newsletters. */
export const attachmentsOfNewsletters = definePersonalData<Stored>({
  name: 'newsletter_attachments',
  title: 'Bijlagen van uw nieuwsbrieven',
  tables: ['newsletter_attachments', 'newsletters'],
  labels: { subject: 'Nieuwsbrief', name: 'Naam', byte_size: 'Grootte' },
  file,
  query: ({ user_id }) => sql`
    select a.association_id, a.id, a.newsletter_id, n.subject, a.name, a.media_type, a.byte_size, a.file_hash
    from newsletter_attachments a
      join newsletters n on n.association_id = a.association_id and n.id = a.newsletter_id
    where n.author_id = ${user_id} order by n.created_at, n.id, a.position, a.id`,
});
