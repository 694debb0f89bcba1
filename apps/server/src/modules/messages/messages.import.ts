import { MESSAGE_TEXT_LENGTH_MAX, SUBJECT_LENGTH_MAX } from '@mijn/domain/limits';
import { sql } from 'drizzle-orm';
import { object, string } from 'yup';
import { attachmentsImporter } from '../../capabilities/attachments/attachments.import.ts';
import { findAuthor } from '../../capabilities/import/author.ts';
import { code, moment, paragraphs, requiredText } from '../../capabilities/import/columns.ts';
import { defineImporter, faultsOfFuture, forEachRow } from '../../capabilities/import/importer.ts';
import { isOther, outcomeOf, written } from '../../capabilities/import/outcomes.ts';
import { arrivalOf } from '../../capabilities/sections/arrivals.ts';
import { messageAttachments, messages } from './messages.tables.ts';

/** The columns whose change counts as a change of the message. */
const compared = ['subject', 'text', 'author_id', 'imported_author_name', 'published_at', 'changed_at'];

/**
 * Imports messages. An author with an account is found by e-mail address and may edit the message. Unchanged
 * messages are not written.
 */
export const messagesImporter = defineImporter({
  name: 'bulletin-messages',
  known: messages,
  columns: object({
    association_code: code(),
    code: code(),
    subject: requiredText(SUBJECT_LENGTH_MAX),
    text: paragraphs(MESSAGE_TEXT_LENGTH_MAX).required('is empty'),
    author_email: string().max(254).email('is not an e-mail address'),
    author_name: requiredText(),
    published_at: moment().required('is empty'),
    changed_at: moment(),
  }),
  key: ['association_code', 'code'],
  references: (values) => [['association_code', 'associations', values.association_code]],
  check: forEachRow(async ({ values }, context) =>
    faultsOfFuture(values, ['published_at', 'changed_at'], context),
  ),
  async write({ id, values }, writing) {
    const { queries, registry, now } = writing;
    const { author_email, changed_at } = values;
    const changes = {
      subject: values.subject,
      text: values.text,
      author_id: await findAuthor(writing, author_email),
      imported_author_name: values.author_name,
      published_at: new Date(values.published_at),
      changed_at: changed_at === undefined ? null : new Date(changed_at),
    };
    const association_id = registry.idOf('associations', values.association_code);
    const rows = await queries
      .insert(messages)
      .values({
        ...changes,
        association_id,
        id,
        code: values.code,
        arrived_at: arrivalOf(changes.published_at, now),
      })
      .onConflictDoUpdate({
        target: [messages.association_id, messages.code],
        set: { ...changes, version: sql`${messages.version} + 1` },
        setWhere: isOther(messages, compared),
      })
      .returning(written);
    return outcomeOf(rows);
  },
});

export const messageAttachmentsImporter = attachmentsImporter({
  name: 'bulletin-attachments',
  table: messageAttachments,
  owner: { column: 'message_code', kind: 'bulletin-messages' },
});
