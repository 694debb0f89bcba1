import type { Message } from '@mijn/domain/messages';
import type { NewsItem } from '@mijn/domain/news';
import { newsContract } from '@mijn/domain/news/contract';
import { keepRows } from '../call/rows.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import type { Place } from '../provider/place.ts';
import { tidings } from '../provider/words.ts';
import { aMessage, messagesPage, messageYears } from './messages.ts';

const COMPANY = 'Waterpas VvE Beheer';

const tenItems = ({ random, moment, rows }: Place): NewsItem[] =>
  rows(10, (number, at) => ({
    ...aMessage(number, {
      id: idOf(42, number),
      ...random.pick(tidings),
      author_name: COMPANY,
      published_at: moment(-4 - at * 40, '09:00'),
      is_unread: at === 0,
    }),
    is_urgent: at === 0,
  }));

function respond(initial: readonly NewsItem[]): Responders<typeof newsContract> {
  const rows = keepRows(initial);
  const closed = new Set<string>();
  return {
    listItems: ({ query }) => messagesPage(rows.all(), query),
    listYears: ({ query }) => messageYears(rows.all(), query),
    listUrgent: () => ({
      data: rows
        .all()
        .filter(({ id, is_urgent }) => is_urgent && !closed.has(id))
        .map(({ id, subject, published_at }) => ({ id, subject, published_at })),
    }),
    getItem: ({ params }) => rows.find(params.item_id),
    dismissItem: ({ params }) => {
      closed.add(params.item_id);
    },
  };
}

export const newsCalls = (messages: readonly Message[]) =>
  callsOf(
    newsContract,
    respond(messages.map((message) => ({ ...message, may_edit: false, is_urgent: false }))),
  );

export const newsMock = defineMock({
  contract: newsContract,
  generate: tenItems,
  respond,
});
