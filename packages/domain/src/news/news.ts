import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './news.contract.ts';

const items = '/associations/{association_id}/news/items';
const item = `${items}/{item_id}` as const;
const attachment = `${item}/attachments/{attachment_id}` as const;

/** The operations of the news of the provider. */
export const newsOperations = defineOperations<typeof shapes>()({
  /** Returns one page of the news of the provider, newest first. */
  listItems: { method: 'GET', path: items },
  /** Returns the years that have news. */
  listYears: { method: 'GET', path: `${items}/years` },
  /** Returns the urgent news that the member has not closed. */
  listUrgent: { method: 'GET', path: `${items}/urgent` },
  /** Returns one news item. */
  getItem: { method: 'GET', path: item },
  /** Closes the banner of an urgent item for the member. */
  dismissItem: { method: 'POST', path: `${item}/dismiss` },
  /** Downloads an attachment of a news item. */
  downloadAttachment: { method: 'GET', path: `${attachment}/file`, bytes: true },
  /** Returns a small picture of the first page of an attachment. */
  getThumbnail: { method: 'GET', path: `${attachment}/thumbnail`, bytes: true },
});

export type * from './news.contract.ts';
