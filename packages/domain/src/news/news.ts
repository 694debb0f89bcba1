import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './news.contract.ts';

const items = '/associations/{association_id}/news/items';
const item = `${items}/{item_id}` as const;
const attachment = `${item}/attachments/{attachment_id}` as const;

/** The operations of the news of the provider (decisions §5 and §6). */
export const newsOperations = defineOperations<typeof shapes>()({
  listItems: { method: 'GET', path: items },
  listYears: { method: 'GET', path: `${items}/years` },
  listUrgent: { method: 'GET', path: `${items}/urgent` },
  getItem: { method: 'GET', path: item },
  /** Closes the banner of an urgent item for the member. */
  dismissItem: { method: 'POST', path: `${item}/dismiss` },
  downloadAttachment: { method: 'GET', path: `${attachment}/file`, bytes: true },
  getThumbnail: { method: 'GET', path: `${attachment}/thumbnail`, bytes: true },
});

export type * from './news.contract.ts';
