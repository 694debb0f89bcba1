import { MESSAGE_TEXT_LENGTH_MAX, SUBJECT_LENGTH_MAX } from '@mijn/domain/limits';
import { sql } from 'drizzle-orm';
import { object } from 'yup';
import { attachmentsImporter } from '../../capabilities/attachments/attachments.import.ts';
import { code, flag, moment, paragraphs, requiredText } from '../../capabilities/import/columns.ts';
import { defineImporter } from '../../capabilities/import/importer.ts';
import { isOther, outcomeOf, written } from '../../capabilities/import/outcomes.ts';
import { deletes } from '../../capabilities/import/withdrawal.ts';
import { associationIdOf } from '../../capabilities/import/registry.ts';
import { arrivalOf } from '../../capabilities/sections/arrivals.ts';
import { announceNews } from './news.service.ts';
import { newsAttachments, newsItems } from './news.tables.ts';

/** The columns whose change counts as a change of the item. */
const compared = ['subject', 'text', 'published_at', 'changed_at', 'is_urgent'];

/** Imports news items, for one association or for all. Unchanged items are not written. */
export const newsImporter = defineImporter({
  name: 'news',
  known: newsItems,
  columns: object({
    /** News without it is for all associations. */
    association_code: code().optional(),
    code: code(),
    subject: requiredText(SUBJECT_LENGTH_MAX),
    text: paragraphs(MESSAGE_TEXT_LENGTH_MAX).required('is empty'),
    published_at: moment().required('is empty'),
    changed_at: moment(),
    is_urgent: flag(),
  }),
  key: ['association_code', 'code'],
  references: (values) => [['association_code', 'associations', values.association_code]],
  withdrawal: deletes(newsItems),
  async write({ id, isNew, values }, { queries, registry, now }) {
    const { association_code } = values;
    const association_id = associationIdOf(registry, association_code);
    const published_at = new Date(values.published_at);
    const arrived_at = arrivalOf(published_at, now);
    const changes = {
      subject: values.subject,
      text: values.text,
      published_at,
      changed_at: values.changed_at === undefined ? null : new Date(values.changed_at),
      is_urgent: values.is_urgent === 'yes',
    };
    const rows = await queries
      .insert(newsItems)
      .values({ ...changes, association_id, id, code: values.code, arrived_at })
      .onConflictDoUpdate({
        target: [newsItems.association_id, newsItems.code],
        set: { ...changes, version: sql`${newsItems.version} + 1` },
        setWhere: isOther(newsItems, compared),
      })
      .returning(written);
    // The first import of the news of years announces nothing that nobody counts as new.
    if (isNew && arrived_at) await announceNews(queries, { association_id, id, published_at }, now);
    return outcomeOf(rows);
  },
});

export const newsAttachmentsImporter = attachmentsImporter({
  name: 'news-attachments',
  table: newsAttachments,
  owner: { column: 'news_code', kind: 'news' },
  isForAll: true,
});
