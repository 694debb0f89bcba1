import { SUBJECT_LENGTH_MAX, SUMMARY_LENGTH_MAX } from '@mijn/domain/limits';
import { sql } from 'drizzle-orm';
import { object, string } from 'yup';
import { attachmentsImporter } from '../../capabilities/attachments/attachments.import.ts';
import { findAuthor } from '../../capabilities/import/author.ts';
import { nameWithExtension } from '../../capabilities/files/index.ts';
import {
  code,
  documentName,
  moment,
  paragraphs,
  requiredFilePath,
  requiredText,
} from '../../capabilities/import/columns.ts';
import { checkPdf, readLater, stageFile } from '../../capabilities/import/import-file.ts';
import { defineImporter } from '../../capabilities/import/importer.ts';
import { isOther } from '../../capabilities/import/outcomes.ts';
import { deletes } from '../../capabilities/import/withdrawal.ts';
import { arrivalOf } from '../../capabilities/sections/arrivals.ts';
import { schedulePublication } from './newsletters.jobs.ts';
import { newsletterAttachments, newsletters } from './newsletters.tables.ts';

/** The columns whose change counts as a change of the newsletter. */
const compared = [
  'subject',
  'summary',
  'name',
  'file_hash',
  'author_id',
  'imported_author_name',
  'published_at',
];

/**
 * Imports newsletters with their PDFs. A newsletter without a time is a draft of the board. Unchanged
 * newsletters are not written.
 */
export const newslettersImporter = defineImporter({
  name: 'newsletters',
  known: newsletters,
  columns: object({
    association_code: code(),
    code: code(),
    subject: requiredText(SUBJECT_LENGTH_MAX),
    summary: paragraphs(SUMMARY_LENGTH_MAX),
    file: requiredFilePath(),
    name: documentName(),
    author_email: string().max(254).email('is not an e-mail address'),
    author_name: requiredText(),
    published_at: moment(),
  }),
  key: ['association_code', 'code'],
  references: (values) => [['association_code', 'associations', values.association_code]],
  check: checkPdf,
  withdrawal: deletes(newsletters),
  stage: ({ values }, context) => stageFile(context, values.file),
  async write({ id, isNew, values, staged: file }, writing) {
    const { queries, registry, now } = writing;
    const { author_email, published_at } = values;
    const association_id = registry.idOf('associations', values.association_code);
    await readLater(writing, association_id, file);
    const changes = {
      subject: values.subject,
      summary: values.summary ?? null,
      name: nameWithExtension(values.name, file),
      ...file,
      author_id: await findAuthor(writing, author_email),
      imported_author_name: values.author_name,
      published_at: published_at === undefined ? null : new Date(published_at),
    };
    const [written] = await queries
      .insert(newsletters)
      .values({
        ...changes,
        association_id,
        id,
        pdf_id: id,
        code: values.code,
        created_at: now,
        arrived_at: arrivalOf(changes.published_at, now),
      })
      .onConflictDoUpdate({
        target: [newsletters.association_id, newsletters.code],
        set: { ...changes, version: sql`${newsletters.version} + 1` },
        setWhere: isOther(newsletters, compared),
      })
      .returning();
    // A newsletter that did not change has its job already.
    if (!written) return 'unchanged';
    await schedulePublication(queries, written, now);
    return isNew ? 'created' : 'changed';
  },
});

export const newsletterAttachmentsImporter = attachmentsImporter({
  name: 'newsletter-attachments',
  table: newsletterAttachments,
  owner: { column: 'newsletter_code', kind: 'newsletters' },
});
