import { messagesOperations, type Message } from '@mijn/domain/messages';
import { newsOperations } from '@mijn/domain/news';
import type { Section } from '@mijn/domain/sections';
import { useFileLinks } from '../../shared/files/file-links.ts';
import { useAssociation } from '../../shared/session/association-context.ts';
import {
  type MessagesProps,
  toQuery,
  useGetMessageQuery,
  useGetNewsItemQuery,
  useLazyListMessagesQuery,
  useLazyListNewsItemsQuery,
  useListMessagesQuery,
  useListMessageYearsQuery,
  useListNewsItemsQuery,
  useListNewsYearsQuery,
  yearsInput,
} from './messages.endpoints.ts';

export type MessageKind = Extract<Section, 'bulletin_board' | 'news'>;

type Settings = MessagesProps['settings'];

export function useMessageList(kind: MessageKind, settings: Settings) {
  const input = { params: { association_id: useAssociation().id }, query: toQuery(settings) };
  const messages = useListMessagesQuery(input, { skip: kind === 'news' });
  const news = useListNewsItemsQuery(input, { skip: kind !== 'news' });
  const lazyMessages = useLazyListMessagesQuery();
  const lazyNews = useLazyListNewsItemsQuery();
  return kind === 'news'
    ? { input, response: news, lazy: lazyNews }
    : { input, response: messages, lazy: lazyMessages };
}

export function useMessageYears(kind: MessageKind, settings: Settings) {
  const input = yearsInput(useAssociation().id, settings);
  const messages = useListMessageYearsQuery(input, { skip: kind === 'news' });
  const news = useListNewsYearsQuery(input, { skip: kind !== 'news' });
  return kind === 'news' ? news : messages;
}

export function useOneMessage(kind: MessageKind, id: string) {
  const { id: association_id } = useAssociation();
  const message = useGetMessageQuery(
    { params: { association_id, message_id: id } },
    { skip: kind === 'news' },
  );
  const item = useGetNewsItemQuery({ params: { association_id, item_id: id } }, { skip: kind !== 'news' });
  return kind === 'news' ? item : message;
}

export function useAttachmentLinks(kind: MessageKind) {
  const { id: association_id } = useAssociation();
  const ofMessage = useFileLinks(messagesOperations.downloadAttachment, messagesOperations.getThumbnail);
  const ofItem = useFileLinks(newsOperations.downloadAttachment, newsOperations.getThumbnail);
  return ({ id }: Message, { id: attachment_id, has_thumbnail }: Message['attachments'][number]) =>
    kind === 'news'
      ? ofItem({ association_id, item_id: id, attachment_id }, has_thumbnail)
      : ofMessage({ association_id, message_id: id, attachment_id }, has_thumbnail);
}
