import { sql } from 'drizzle-orm';
import { contentKey } from '../../capabilities/files/index.ts';
import { definePersonalData, ERASED_NAME } from '../../capabilities/personal-data/personal-data.ts';
import { associationOf } from '../../capabilities/personal-data/sql.ts';

/** The messages that a member wrote, also those that can still be restored. */
export const messagesOfMember = definePersonalData({
  name: 'bulletin_messages',
  title: 'Uw berichten op het prikbord',
  tables: ['bulletin_messages'],
  labels: {
    association: 'Vereniging',
    subject: 'Onderwerp',
    text: 'Bericht',
    published_at: 'Geplaatst',
    changed_at: 'Gewijzigd',
    deleted_at: 'Verwijderd',
  },
  query: ({ user_id }) => sql`
    select ${associationOf('bulletin_messages')}, association_id, id, subject, text, published_at, changed_at,
      deleted_at, notify_requested
    from bulletin_messages where author_id = ${user_id} order by published_at, id`,
  erase: ({ user_id }) => [
    sql`update bulletin_messages set author_id = null, imported_author_name = ${ERASED_NAME} where author_id = ${user_id}`,
    sql`update bulletin_messages set deleted_by = null where deleted_by = ${user_id}`,
  ],
});

/** The attachments of these messages. */
export const attachmentsOfMessages = definePersonalData<{ name: string; file_hash: string }>({
  name: 'bulletin_attachments',
  title: 'Bijlagen van uw berichten',
  tables: ['bulletin_attachments', 'bulletin_messages'],
  labels: { subject: 'Bericht', name: 'Naam', byte_size: 'Grootte' },
  file: {
    columns: ['file_hash'],
    of: ({ name, file_hash }) => ({ name, key: contentKey(file_hash) }),
  },
  query: ({ user_id }) => sql`
    select a.association_id, a.id, a.message_id, m.subject, a.name, a.media_type, a.byte_size, a.file_hash
    from bulletin_attachments a
      join bulletin_messages m on m.association_id = a.association_id and m.id = a.message_id
    where m.author_id = ${user_id} order by m.published_at, m.id, a.position, a.id`,
});
