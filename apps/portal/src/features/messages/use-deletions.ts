import { messagesOperations, type Message } from '@mijn/domain/messages';
import { BACKGROUND, useDeletedOne, useDeletedRows } from '../../shared/sections/use-deletions.ts';
import { useAssociation } from '../../shared/session/association-context.ts';
import type { MessageKind } from './message-kinds.ts';
import { messagesEndpoints, type MessagesProps, toQuery } from './messages.endpoints.ts';

const { util } = messagesEndpoints;

const ofBoard = ['bulletin_board'] as const;

/** Members delete no news of the provider. */
const subjectsOf = (kind: MessageKind) => (kind === 'news' ? undefined : ofBoard);

export function useDeletions(
  kind: MessageKind,
  settings: MessagesProps['settings'],
  shown: { data: Message[] } | undefined,
): void {
  const params = { association_id: useAssociation().id };
  const input = { params, query: toQuery(settings) };
  useDeletedRows(subjectsOf(kind), {
    shown,
    askPage: async (connection) => connection.call(messagesOperations.listMessages, input, BACKGROUND),
    askRow: async (connection, message_id) =>
      connection.call(messagesOperations.getMessage, { params: { ...params, message_id } }, BACKGROUND),
    update: (change) => util.updateQueryData('listMessages', input, change),
  });
}

export function useDeletionOf(kind: MessageKind, message_id: string): void {
  const params = { association_id: useAssociation().id, message_id };
  useDeletedOne(
    subjectsOf(kind),
    async (connection) => connection.call(messagesOperations.getMessage, { params }, BACKGROUND),
    () => util.invalidateTags([{ type: 'Message', id: message_id }]),
  );
}
