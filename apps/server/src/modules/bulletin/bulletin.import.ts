import { MESSAGE_TEXT_LENGTH_MAX, SUBJECT_LENGTH_MAX } from '@mijn/domain/limits';
import { eq, sql } from 'drizzle-orm';
import { object, string } from 'yup';
import { users } from '../../database/index.ts';
import { fileName } from '../../files/index.ts';
import { code, documentName, moment, paragraphs, requiredText } from '../../import/columns.ts';
import { checkPdf, storeFile } from '../../import/import-file.ts';
import { defineImporter, faultsOfFuture, isOther } from '../../import/importer.ts';
import { keyIn } from '../../import/registry.ts';
import { bulletinAttachments, bulletinMessages } from './bulletin.tables.ts';

/** The columns whose change counts as a change of the message. */
const compared = ['subject', 'text', 'author_id', 'imported_author_name', 'published_at', 'changed_at'];

/**
 * Imports messages. An author with an account is found by e-mail address and may edit the message. Unchanged
 * messages are not written.
 */
export const bulletinMessagesImporter = defineImporter({
  name: 'bulletin-messages',
  known: bulletinMessages,
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
  check: async ({ values }, context) => faultsOfFuture(values, ['published_at', 'changed_at'], context),
  async write({ id, values }, { queries, registry }) {
    const { author_email, changed_at } = values;
    const [author] = author_email
      ? await queries.select({ id: users.id }).from(users).where(eq(users.email, author_email))
      : [];
    const changes = {
      subject: values.subject,
      text: values.text,
      author_id: author?.id ?? null,
      imported_author_name: values.author_name,
      published_at: new Date(values.published_at),
      changed_at: changed_at === undefined ? null : new Date(changed_at),
    };
    const association_id = registry.idOf('associations', values.association_code);
    await queries
      .insert(bulletinMessages)
      .values({ ...changes, association_id, id, code: values.code })
      .onConflictDoUpdate({
        target: [bulletinMessages.association_id, bulletinMessages.code],
        set: { ...changes, version: sql`${bulletinMessages.version} + 1` },
        setWhere: isOther('bulletin_messages', compared),
      });
  },
});

/** Imports the attachments of messages, which must be PDFs (specification §5), in the order of the rows. */
export const bulletinAttachmentsImporter = defineImporter({
  name: 'bulletin-attachments',
  columns: object({
    association_code: code(),
    message_code: code(),
    code: code(),
    file: requiredText(),
    name: documentName(),
  }),
  key: ['association_code', 'message_code', 'code'],
  references: (values) => [
    ['association_code', 'associations', values.association_code],
    ['message_code', 'bulletin-messages', keyIn(values.association_code, values.message_code)],
  ],
  check: checkPdf,
  async write({ id, line, values }, context) {
    const { association_code, message_code, file, name } = values;
    const association_id = context.registry.idOf('associations', association_code);
    const stored = await storeFile(context, association_id, file);
    const owner_id = context.registry.idOf('bulletin-messages', keyIn(association_code, message_code));
    const changes = { position: line, name: fileName(name, stored), ...stored };
    await context.queries
      .insert(bulletinAttachments)
      .values({ ...changes, association_id, id, owner_id, code: values.code })
      .onConflictDoUpdate({
        target: [bulletinAttachments.association_id, bulletinAttachments.owner_id, bulletinAttachments.code],
        set: changes,
      });
  },
});
