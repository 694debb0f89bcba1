import type { Message } from '@mijn/domain/messages';
import { messagesContract } from '@mijn/domain/messages/contract';
import type { MailProgress } from '@mijn/domain/notifications';
import { isBoardMember } from '@mijn/domain/roles';
import type { HttpHandler } from 'msw';
import { type DeletedRow, deletionOf, mayRestore } from '../call/deleted-rows.ts';
import type { Member } from '../call/member.ts';
import { Refusal } from '../call/refusal.ts';
import {
  counted,
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
import { aHit, searchOf } from '../call/search.ts';
import { filesOf } from '../call/staged-files.ts';
import { nowOf } from '../call/visibility.ts';
import { MOCKED_OWNERS } from './archive.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { aFile } from '../provider/files.ts';
import { idOf } from '../provider/ids.ts';
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

const thirtyMessages = ({ random, moment, rows }: Place): Message[] => {
  const notice = random.inTurn(notices);
  return rows(30, (number, index) => {
    const age = -1 - index * 13 - random.int(0, 9);
    return aMessage(number, {
      id: idOf(45, number),
      ...notice(index),
      author_name: random.pick(['Anna Eigenaar', 'Bram Bestuur', ...people]),
      published_at: moment(age, '17:22'),
      changed_at: random.chance(0.1) ? moment(age, '20:05') : null,
      is_unread: index < 2,
      attachments: random.chance(0.2) ? [aFile(idOf(46, number), { name: 'Planning.pdf' })] : [],
    });
  });
};

interface MessagesData {
  messages: readonly Message[];
  deleted: readonly DeletedRow<Message>[];
}

const oneDeleted = ({ moment, rows }: Place): DeletedRow<Message>[] =>
  rows(1, (number) => ({
    row: aMessage(number, { id: idOf(48, number), subject: 'Fiets te koop', author_name: 'Anna Eigenaar' }),
    deleted_at: moment(-2, '09:15'),
    deleted_by: 'Anna Eigenaar',
  }));

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

export const attachmentName = ({ attachments }: Message, attachmentId: string): string | Refusal =>
  attachments.find(({ id }) => id === attachmentId)?.name ?? new Refusal('not_found');

function respond({ messages, deleted }: MessagesData): Responders<typeof messagesContract> {
  const rows = keepRows(messages, deleted);
  const mayEdit = ({ author_name }: Message, member: Member) =>
    author_name === member.account.user.name || isBoardMember(member.association);
  const as = (message: Message, member: Member | undefined): Message => {
    if (!member) return message;
    const may_edit = mayEdit(message, member);
    return { ...message, may_edit, mail: may_edit ? message.mail : null };
  };
  const all = (member: Member | undefined) => rows.all().map((message) => as(message, member));
  const find = (id: string, member: Member | undefined): Message | Refusal => {
    const message = rows.find(id);
    return message instanceof Refusal ? message : as(message, member);
  };
  const findOwn = (id: string, member: Member | undefined): Message | Refusal => {
    const message = find(id, member);
    return message instanceof Refusal || !member || message.may_edit ? message : new Refusal('forbidden');
  };
  const attachment = ({ params }: { params: { message_id: string; attachment_id: string } }) => {
    const message = rows.find(params.message_id);
    return message instanceof Refusal ? message : attachmentName(message, params.attachment_id);
  };
  return {
    listMessages: ({ query, member }) => messagesPage(all(member), query),
    listYears: ({ query, member }) => messageYears(all(member), query),
    listDeletedMessages: ({ query, member }) => {
      const shown = rows
        .deleted((one) => mayRestore(one, member))
        .map((one) => {
          const { id, subject, author_name, published_at, attachments } = one.row;
          const attachment_count = attachments.length;
          const own = { id, subject, author_name, published_at, attachment_count };
          return Object.assign(own, deletionOf(one, member));
        });
      return pageOf(shown, query);
    },
    countRecipients: () => ({ recipients: MOCKED_OWNERS }),
    createMessage: async ({ body: { subject, text, attachments, notify }, member }) =>
      rows.add(
        aMessage(900 + rows.count(), {
          subject,
          text,
          author_name: member?.account.user.name ?? 'Anna Eigenaar',
          may_edit: true,
          mail: notify ? mailedTo(MOCKED_OWNERS) : null,
          ...(member && { published_at: member.now, attachments: await filesOf(attachments, [], member) }),
        }),
      ),
    getMessage: ({ params, member }) => find(params.message_id, member),
    updateMessage: async ({ params, body: { version, subject, text, attachments }, member }) => {
      const found = findOwn(params.message_id, member);
      if (found instanceof Refusal) return found;
      const changes = { subject, text, attachments: await filesOf(attachments, found.attachments, member) };
      const changed = rows.change(
        found.id,
        { ...changes, ...(member && { changed_at: nowOf(member) }) },
        version,
      );
      return changed instanceof Refusal ? changed : as(changed, member);
    },
    deleteMessage: ({ params, member }) => {
      const found = findOwn(params.message_id, member);
      return found instanceof Refusal ? found : rows.remove(found.id, member);
    },
    restoreMessage: ({ params, member }) => {
      const found = rows.restore(params.message_id, (one) => mayRestore(one, member));
      return found instanceof Refusal ? found : as(found, member);
    },
    downloadAttachment: attachment,
    getThumbnail: attachment,
  };
}

export const messagesCalls = (
  messages: readonly Message[],
  deleted: readonly DeletedRow<Message>[] = [],
): HttpHandler[] => callsOf(messagesContract, respond({ messages, deleted }));

export const messagesMock = defineMock({
  contract: messagesContract,
  generate: (place) => ({ messages: thirtyMessages(place), deleted: oneDeleted(place) }),
  respond,
  search: searchOf(
    'bulletin',
    (ask, query) => ask(messagesContract.listMessages, query),
    (row) => aHit(row.id, row.subject, row.published_at),
  ),
});
