import { FIRST_VISIT_MS, MESSAGE_TEXT_LENGTH_MAX, SUBJECT_LENGTH_MAX } from '@mijn/domain/limits';
import { sql } from 'drizzle-orm';
import { object } from 'yup';
import { ALL_ASSOCIATIONS } from '../../database/index.ts';
import { fileName } from '../../files/index.ts';
import { code, documentName, flag, moment, paragraphs, requiredText } from '../../import/columns.ts';
import { checkPdf, storeFile } from '../../import/import-file.ts';
import { defineImporter, type ImportContext, isOther } from '../../import/importer.ts';
import { keyIn } from '../../import/registry.ts';
import { announceNews } from './news.service.ts';
import { newsAttachments, newsItems } from './news.tables.ts';

/** The columns whose change counts as a change of the item. */
const compared = ['subject', 'text', 'published_at', 'changed_at', 'is_urgent'];

/** The code of an association. News without it is for all associations. */
const optionalCode = () => code().optional();

const idOfAssociation = ({ registry }: ImportContext, associationCode: string | undefined): string =>
  associationCode === undefined ? ALL_ASSOCIATIONS : registry.idOf('associations', associationCode);

/** Imports news items, for one association or for all. Unchanged items are not written. */
export const newsImporter = defineImporter({
  name: 'news',
  known: newsItems,
  columns: object({
    association_code: optionalCode(),
    code: code(),
    subject: requiredText(SUBJECT_LENGTH_MAX),
    text: paragraphs(MESSAGE_TEXT_LENGTH_MAX).required('is empty'),
    published_at: moment().required('is empty'),
    changed_at: moment(),
    is_urgent: flag(),
  }),
  key: ['association_code', 'code'],
  references: (values) => [['association_code', 'associations', values.association_code]],
  async write({ id, isNew, values }, context) {
    const { queries, now } = context;
    const association_id = idOfAssociation(context, values.association_code);
    const published_at = new Date(values.published_at);
    const changes = {
      subject: values.subject,
      text: values.text,
      published_at,
      changed_at: values.changed_at === undefined ? null : new Date(values.changed_at),
      is_urgent: values.is_urgent === 'yes',
    };
    await queries
      .insert(newsItems)
      .values({ ...changes, association_id, id, code: values.code })
      .onConflictDoUpdate({
        target: [newsItems.association_id, newsItems.code],
        set: { ...changes, version: sql`${newsItems.version} + 1` },
        setWhere: isOther('news_items', compared),
      });
    // The first import of the news of years announces nothing that nobody counts as new.
    const isFresh = now.getTime() - published_at.getTime() < FIRST_VISIT_MS;
    if (isNew && isFresh) await announceNews(queries, { association_id, id, published_at }, now);
  },
});

/** Imports the attachments of news items, which must be PDFs (specification §5), in the order of the rows. */
export const newsAttachmentsImporter = defineImporter({
  name: 'news-attachments',
  columns: object({
    association_code: optionalCode(),
    news_code: code(),
    code: code(),
    file: requiredText(),
    name: documentName(),
  }),
  key: ['association_code', 'news_code', 'code'],
  references: (values) => [
    ['association_code', 'associations', values.association_code],
    ['news_code', 'news', keyIn(values.association_code, values.news_code)],
  ],
  check: checkPdf,
  async write({ id, line, values }, context) {
    const { association_code, news_code, file, name } = values;
    const association_id = idOfAssociation(context, association_code);
    const stored = await storeFile(context, association_id, file);
    const item_id = context.registry.idOf('news', keyIn(association_code, news_code));
    const changes = { position: line, name: fileName(name, stored), ...stored };
    await context.queries
      .insert(newsAttachments)
      .values({ ...changes, association_id, id, item_id, code: values.code })
      .onConflictDoUpdate({
        target: [newsAttachments.association_id, newsAttachments.item_id, newsAttachments.code],
        set: changes,
      });
  },
});
