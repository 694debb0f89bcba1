import type { Message, MessagesQuery } from '@mijn/domain/bulletin';
import { bulletinContract } from '@mijn/domain/bulletin/contract';
import { dutchTime } from '@mijn/domain/formats';
import { LIST_PAGE_SIZE } from '@mijn/domain/limits';
import { newsContract } from '@mijn/domain/news/contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { aMessage } from '../messages-data.ts';
import { onePagePdfText } from '../pdf-text.ts';
import { mockCall, Refusal } from './mock-call.ts';

const yearOf = ({ published_at }: Message): number => Number(dutchTime(published_at).slice(0, 4));

const foundIn = (messages: readonly Message[], query: URLSearchParams): Message[] =>
  messages.filter(({ subject, text }) =>
    `${subject} ${text}`.toLowerCase().includes(query.get('q')?.toLowerCase() ?? ''),
  );

function pageOf(messages: readonly Message[], query: URLSearchParams) {
  const year = query.get('year' satisfies keyof MessagesQuery);
  const found = foundIn(messages, query).filter((message) => !year || yearOf(message) === Number(year));
  const page = Number(query.get('page') ?? 1);
  const perPage = Number(query.get('per_page') ?? LIST_PAGE_SIZE);
  return {
    data: found.slice((page - 1) * perPage, page * perPage),
    meta: { page, per_page: perPage, total: found.length },
  };
}

function yearsOf(messages: readonly Message[], query: URLSearchParams) {
  const years = foundIn(messages, query).map(yearOf);
  return {
    data: [...new Set(years)].map((year) => ({
      year,
      message_count: years.filter((other) => other === year).length,
    })),
  };
}

/** Returns mocked calls of a bulletin board, which keeps what the member publishes, changes and deletes. */
export function bulletinCalls(first: readonly Message[]): HttpHandler[] {
  let messages = [...first];
  const deleted = new Map<string, Message>();
  const findOr404 = (id: string) => messages.find((message) => message.id === id) ?? new Refusal('not_found');
  return [
    mockCall(bulletinContract.listMessages, ({ query }) => pageOf(messages, query)),
    mockCall(bulletinContract.listYears, ({ query }) => yearsOf(messages, query)),
    mockCall(bulletinContract.createMessage, ({ body: { subject, text } }) => {
      const author = { author_name: 'Anna Eigenaar', may_edit: true };
      const message = aMessage(900 + messages.length, { subject, text, ...author });
      messages = [message, ...messages];
      return message;
    }),
    mockCall(bulletinContract.getMessage, ({ params }) => findOr404(params.message_id)),
    mockCall(bulletinContract.updateMessage, ({ params, body: { version, subject, text, attachments } }) => {
      const found = findOr404(params.message_id);
      if (found instanceof Refusal) return found;
      if (found.version !== version) return new Refusal('conflict');
      const files = found.attachments.filter(({ id }) => attachments?.includes(id));
      const message = { ...found, subject, text, attachments: files, version: version + 1 };
      messages = messages.map((other) => (other.id === found.id ? message : other));
      return message;
    }),
    mockCall(bulletinContract.deleteMessage, ({ params }) => {
      const found = findOr404(params.message_id);
      if (found instanceof Refusal) return found;
      deleted.set(found.id, found);
      messages = messages.filter(({ id }) => id !== found.id);
      return undefined;
    }),
    mockCall(bulletinContract.restoreMessage, ({ params }) => {
      const found = deleted.get(params.message_id);
      if (!found) return new Refusal('not_found');
      messages = [...messages, found].toSorted((a, b) => b.published_at.localeCompare(a.published_at));
      return found;
    }),
    http.get(
      '*/api/associations/:association/bulletin/messages/:message/attachments/:attachment/file',
      () => new HttpResponse(onePagePdfText('Taken'), { headers: { 'content-type': 'application/pdf' } }),
    ),
  ];
}

/** Returns mocked calls of the news of the provider. */
export function newsCalls(messages: readonly Message[]): HttpHandler[] {
  const items = messages.map((message) => ({ ...message, may_edit: false, is_urgent: false }));
  return [
    mockCall(newsContract.listItems, ({ query }) => {
      const { data, meta } = pageOf(items, query);
      return { data: data.map((message) => Object.assign({ is_urgent: false }, message)), meta };
    }),
    mockCall(newsContract.listYears, ({ query }) => yearsOf(items, query)),
    mockCall(
      newsContract.getItem,
      ({ params }) => items.find(({ id }) => id === params.item_id) ?? new Refusal('not_found'),
    ),
  ];
}
