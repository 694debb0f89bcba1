import { bulletinOperations, type Message } from '@mijn/domain/bulletin';
import { newsOperations } from '@mijn/domain/news';
import { useFileLinks } from '../../shared/files/file-links.ts';
import { useAssociation } from '../../shared/session/association-context.ts';
import {
  type MessagesProps,
  toQuery,
  useGetMessageQuery,
  useGetNewsItemQuery,
  useListMessagesQuery,
  useListMessageYearsQuery,
  useListNewsItemsQuery,
  useListNewsYearsQuery,
  yearsInput,
} from './messages.endpoints.ts';

type Settings = MessagesProps['settings'];

/** The requests of the messages of a bulletin board. */
const bulletin = {
  section: 'bulletin_board',
  useList: (settings: Settings) =>
    useListMessagesQuery(
      { params: { association_id: useAssociation().id }, query: toQuery(settings) },
      { skip: settings.only !== undefined },
    ),
  useYears: (settings: Settings) => useListMessageYearsQuery(yearsInput(useAssociation().id, settings)),
  useOne: (id: string) =>
    useGetMessageQuery({ params: { association_id: useAssociation().id, message_id: id } }),
  useLinks: () => {
    const association_id = useAssociation().id;
    const linksOf = useFileLinks(bulletinOperations.downloadAttachment, bulletinOperations.getThumbnail);
    return ({ id }: Message, file: Message['attachments'][number]) =>
      linksOf({ association_id, message_id: id, attachment_id: file.id }, file.has_thumbnail);
  },
} as const;

/** The requests of the news of the provider. */
const news = {
  section: 'news',
  useList: (settings: Settings) =>
    useListNewsItemsQuery(
      { params: { association_id: useAssociation().id }, query: toQuery(settings) },
      { skip: settings.only !== undefined },
    ),
  useYears: (settings: Settings) => useListNewsYearsQuery(yearsInput(useAssociation().id, settings)),
  useOne: (id: string) =>
    useGetNewsItemQuery({ params: { association_id: useAssociation().id, item_id: id } }),
  useLinks: () => {
    const association_id = useAssociation().id;
    const linksOf = useFileLinks(newsOperations.downloadAttachment, newsOperations.getThumbnail);
    return ({ id }: Message, file: Message['attachments'][number]) =>
      linksOf({ association_id, item_id: id, attachment_id: file.id }, file.has_thumbnail);
  },
} as const;

export type MessageKind = typeof bulletin | typeof news;

/** Returns the requests of the screen of messages (specification §2: the flag `forAssociation`). */
export const kindOf = (forAssociation: boolean): MessageKind => (forAssociation ? bulletin : news);
