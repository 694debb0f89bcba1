import { array, boolean, type InferType, object } from 'yup';
import { message, messagesQuery, messageYears, messageYearsQuery } from '../messages/messages.contract.ts';
import { downloadQuery } from '../files/files.contract.ts';
import { defineContract, listResponse } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { newsOperations } from './news.ts';

/** A news item of the provider, for one association or for all. */
export const newsItem = message.shape({
  /** Whether the item is shown above every screen until the member closes it. */
  is_urgent: boolean().required(),
});

/** An urgent news item, as the banner shows it. */
export const urgentItem = newsItem.pick(['id', 'subject', 'published_at']);

export const shapes = {
  listItems: { query: messagesQuery, response: listResponse(newsItem) },
  listYears: { query: messageYearsQuery, response: messageYears },
  /** The urgent items that the member has not closed, newest first. */
  listUrgent: {
    response: object({
      /** The urgent items, newest first; empty if there are none to show. */
      data: array(urgentItem).required(),
    }),
  },
  getItem: { response: newsItem, errors: ['not_found'] },
  dismissItem: { errors: ['not_found'] },
  downloadAttachment: { sends: 'file', query: downloadQuery, errors: ['not_found', 'file_missing'] },
  getThumbnail: { sends: 'thumbnail', errors: ['not_found', 'file_missing'] },
} as const satisfies Shapes;

export const newsContract = defineContract(newsOperations, shapes);

export type NewsItem = InferType<typeof newsItem>;
export type UrgentItem = InferType<typeof urgentItem>;
