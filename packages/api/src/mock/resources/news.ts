import type { Message } from '@mijn/domain/messages';
import type { NewsItem } from '@mijn/domain/news';
import { newsContract } from '@mijn/domain/news/contract';
import type { HttpHandler } from 'msw';
import type { Member } from '../call/member.ts';
import { Refusal } from '../call/refusal.ts';
import { keepRows } from '../call/rows.ts';
import { aHit, searchOf } from '../call/search.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import type { Place } from '../provider/place.ts';
import { tidings, URGENT_SUBJECT } from '../provider/words.ts';
import { aMessage, attachmentName, messagesPage, messageYears } from './messages.ts';

const COMPANY = 'Waterpas VvE Beheer';

function tenItems({ random, moment, rows }: Place): NewsItem[] {
  const tiding = random.inTurn(tidings);
  return rows(10, (number, index) => {
    const message = aMessage(number, {
      id: idOf(42, number),
      ...tiding(index),
      author_name: COMPANY,
      published_at: moment(-4 - index * 40 - random.int(0, 30), '09:00'),
      is_unread: index === 0,
    });
    return { ...message, is_urgent: index < 2 && message.subject === URGENT_SUBJECT };
  });
}

function respond(initial: readonly NewsItem[]): Responders<typeof newsContract> {
  const rows = keepRows(initial);
  const closed = new Set<string>();
  const keyOf = (id: string, member: Member | undefined) => `${id}/${member?.account.user.id}`;
  const attachment = ({ params }: { params: { item_id: string; attachment_id: string } }) => {
    const item = rows.find(params.item_id);
    return item instanceof Refusal ? item : attachmentName(item, params.attachment_id);
  };
  return {
    listItems: ({ query }) => messagesPage(rows.all(), query),
    listYears: ({ query }) => messageYears(rows.all(), query),
    listUrgent: ({ member }) => ({
      data: rows
        .all()
        .filter(({ id, is_urgent }) => is_urgent && !closed.has(keyOf(id, member)))
        .map(({ id, subject, published_at }) => ({ id, subject, published_at })),
    }),
    getItem: ({ params }) => rows.find(params.item_id),
    dismissItem: ({ params, member }) => {
      const item = rows.find(params.item_id);
      if (item instanceof Refusal) return item;
      closed.add(keyOf(item.id, member));
      return undefined;
    },
    downloadAttachment: attachment,
    getThumbnail: attachment,
  };
}

export const newsCalls = (messages: readonly Message[]): HttpHandler[] =>
  callsOf(
    newsContract,
    respond(messages.map((message) => ({ ...message, may_edit: false, is_urgent: false }))),
  );

export const newsMock = defineMock({
  contract: newsContract,
  generate: tenItems,
  respond,
  search: searchOf(
    'news',
    (ask, query) => ask(newsContract.listItems, query),
    (row) => aHit(row.id, row.subject, row.published_at),
  ),
});
