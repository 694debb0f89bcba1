import type { Message } from '@mijn/domain/messages';
import { messagesContract } from '@mijn/domain/messages/contract';
import type { MailProgress } from '@mijn/domain/notifications';
import {
  counted,
  type DeletedRow,
  deletionOf,
  hasAtLeast,
  type HasWords,
  inOrder,
  isInYear,
  keepRows,
  pageOf,
  searchedPage,
  wordsIn,
  yearOf,
} from '../call/rows.ts';
import { Refusal } from '../call/refusal.ts';
import { nowOf } from '../call/member.ts';
import { MOCKED_OWNERS } from './archive.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { filesOf, idOf } from '../provider/ids.ts';
import type { Place } from '../provider/place.ts';
import { notices, people } from '../provider/words.ts';

export function aMessage(number: number, own: Partial<Message> = {}): Message {
  return {
    id: idOf(40, number),
    subject: `Bericht ${number}`,
    text: 'Koffie staat klaar.',
    author_name: 'K. Oosterhuis',
    published_at: '2026-11-12T17:22:00Z',
    changed_at: null,
    is_unread: false,
    may_edit: false,
    mail: null,
    version: 1,
    attachments: [],
    ...own,
  };
}

/** Returns how far a mail is that was sent to a number of members. */
export const mailedTo = (sent: number): MailProgress => ({ queued: sent, sent, is_finished: true });

const thirtyMessages = ({ random, moment, rows }: Place): Message[] =>
  rows(30, (number, at) =>
    aMessage(number, {
      id: idOf(45, number),
      ...random.pick(notices),
      author_name: random.pick(['Anna Eigenaar', 'Bram Bestuur', ...people]),
      published_at: moment(-1 - at * 13, '17:22'),
      is_unread: at < 2,
    }),
  );

interface MessagesData {
  messages: readonly Message[];
  deleted: readonly DeletedRow<Message>[];
}

const matching = <T extends Message>(messages: readonly T[], has: HasWords): T[] =>
  messages.filter(({ subject, text }) => has(`${subject} ${text}`));

export const messagesPage = <T extends Message>(messages: readonly T[], query: URLSearchParams) =>
  searchedPage(query, (has) => {
    const found = matching(messages, has).filter(({ published_at }) => isInYear(published_at, query));
    return pageOf(inOrder(found, query, '-published_at'), query);
  });

export const messageYears = (messages: readonly Message[], query: URLSearchParams) => ({
  data: counted(
    matching(messages, hasAtLeast(wordsIn(query), wordsIn(query).length)).map(({ published_at }) =>
      yearOf(published_at),
    ),
  ).map(([year, message_count]) => ({ year, message_count })),
});

function respond({ messages, deleted }: MessagesData): Responders<typeof messagesContract> {
  const rows = keepRows(messages, deleted);
  return {
    listMessages: ({ query }) => messagesPage(rows.all(), query),
    listYears: ({ query }) => messageYears(rows.all(), query),
    listDeletedMessages: ({ query }) => {
      const shown = rows.deleted().map((one) => {
        const { id, subject, author_name, published_at, attachments } = one.row;
        const attachment_count = attachments.length;
        return Object.assign({ id, subject, author_name, published_at, attachment_count }, deletionOf(one));
      });
      return pageOf(shown, query);
    },
    countRecipients: () => ({ recipients: MOCKED_OWNERS }),
    createMessage: ({ body: { subject, text, attachments, notify }, member }) =>
      rows.add(
        aMessage(900 + rows.count(), {
          subject,
          text,
          author_name: member?.account.user.name ?? 'Anna Eigenaar',
          may_edit: true,
          mail: notify ? mailedTo(MOCKED_OWNERS) : null,
          attachments: filesOf(attachments),
          ...(member && { published_at: member.now }),
        }),
      ),
    getMessage: ({ params }) => rows.find(params.message_id),
    updateMessage: ({ params, body: { version, subject, text, attachments }, member }) => {
      const found = rows.find(params.message_id);
      if (found instanceof Refusal) return found;
      const files = filesOf(attachments, found.attachments);
      const changed_at = member ? member.now : found.changed_at;
      return rows.change(found.id, { subject, text, attachments: files, changed_at }, version);
    },
    deleteMessage: ({ params, member }) => rows.remove(params.message_id, nowOf(member)),
    restoreMessage: ({ params }) => rows.restore(params.message_id),
  };
}

export const messagesCalls = (messages: readonly Message[], deleted: readonly DeletedRow<Message>[] = []) =>
  callsOf(messagesContract, respond({ messages, deleted }));

export const messagesMock = defineMock({
  contract: messagesContract,
  generate: (place) => ({ messages: thirtyMessages(place), deleted: [] }),
  respond,
});
