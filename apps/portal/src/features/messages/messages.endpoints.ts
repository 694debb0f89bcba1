import { call, listTag } from '@mijn/api/rtk-query';
import { messagesOperations } from '@mijn/domain/messages';
import { newsOperations } from '@mijn/domain/news';
import { apiRoot, IF_OLD } from '../../shared/store/api-root.ts';
import { deletedUrl, deletedInput, isDeletedPath } from '../../shared/deleted/deleted-address.ts';
import type { Load } from '../../shared/routing/portal-route.ts';
import { urlFormat, type SettingsOf } from '../../shared/tables/url-format.ts';
import type { ListProps } from '../../shared/tables/use-list-settings.ts';
import { MESSAGE_PARAMETER } from './messages.paths.ts';

/** The cache tags of everything that shows messages. */
export const changedLists = [listTag('Message'), 'Overview'] as const;

export const messagesEndpoints = apiRoot
  .enhanceEndpoints({ addTagTypes: ['Message', 'NewsItem'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listMessages: build.query(
        call(messagesOperations.listMessages, { providesTags: [listTag('Message')] }),
      ),
      listMessageYears: build.query(
        call(messagesOperations.listYears, { providesTags: [listTag('Message')] }),
      ),
      listDeletedMessages: build.query(
        call(messagesOperations.listDeletedMessages, { providesTags: [listTag('Message')] }),
      ),
      getMessage: build.query({
        ...call(messagesOperations.getMessage),
        providesTags: (_, __, { params }) => [{ type: 'Message', id: params.message_id }],
      }),
      countMessageRecipients: build.query(call(messagesOperations.countRecipients)),
      listNewsItems: build.query(call(newsOperations.listItems, { providesTags: [listTag('NewsItem')] })),
      listNewsYears: build.query(call(newsOperations.listYears, { providesTags: [listTag('NewsItem')] })),
      getNewsItem: build.query({
        ...call(newsOperations.getItem),
        providesTags: (_, __, { params }) => [{ type: 'NewsItem', id: params.item_id }],
      }),
    }),
  });

export const {
  useLazyListMessagesQuery,
  useLazyListNewsItemsQuery,
  useListMessagesQuery,
  useListMessageYearsQuery,
  useListDeletedMessagesQuery,
  useGetMessageQuery,
  useCountMessageRecipientsQuery,
  useListNewsItemsQuery,
  useListNewsYearsQuery,
  useGetNewsItemQuery,
} = messagesEndpoints;

const spec = {
  q: ['zoek', 'text', 'passing'],
  year: ['jaar', 'year', 'passing'],
  page: ['pagina', 'page'],
  only: [MESSAGE_PARAMETER, 'id', 'passing'],
} as const;

/** The settings of a list of messages. They are in the URL, so that a link shows the same messages. */
type MessagesSettings = SettingsOf<typeof spec>;

export type MessagesProps = ListProps<MessagesSettings>;

export const messagesUrl = urlFormat(spec, ['only']);

/** The number of messages on a page. Each message is shown as a whole, so a page has fewer than other lists. */
const PER_PAGE = 10;

export const toQuery = ({ q, year, page }: MessagesSettings) => ({ q, year, page, per_page: PER_PAGE });

/** Returns the input of the request for the years. They count the messages that match the search. */
export const yearsInput = (association_id: string, { q }: MessagesSettings) => ({
  params: { association_id },
  query: { q },
});

const { util } = messagesEndpoints;

const loadNews: Load =
  ({ association_id, settingsOf }) =>
  (dispatch) => {
    const settings = settingsOf('news', messagesUrl);
    const params = { association_id };
    if (settings.only)
      dispatch(util.prefetch('getNewsItem', { params: { ...params, item_id: settings.only } }, IF_OLD));
    else dispatch(util.prefetch('listNewsItems', { params, query: toQuery(settings) }, IF_OLD));
    dispatch(util.prefetch('listNewsYears', yearsInput(association_id, settings), IF_OLD));
  };

const loadMessages: Load =
  ({ association_id, settingsOf }) =>
  (dispatch) => {
    const settings = settingsOf('bulletin', messagesUrl);
    const params = { association_id };
    if (settings.only)
      dispatch(util.prefetch('getMessage', { params: { ...params, message_id: settings.only } }, IF_OLD));
    else dispatch(util.prefetch('listMessages', { params, query: toQuery(settings) }, IF_OLD));
    dispatch(util.prefetch('listMessageYears', yearsInput(association_id, settings), IF_OLD));
  };

const loadOne: Load = ({ association_id, params: { bulletinBoardId = '' } }) =>
  util.prefetch('getMessage', { params: { association_id, message_id: bulletinBoardId } }, IF_OLD);

const loadDeleted: Load = ({ association_id, settingsOf }) =>
  util.prefetch(
    'listDeletedMessages',
    deletedInput(association_id, settingsOf('deleted-messages', deletedUrl)),
    IF_OLD,
  );

export const load: Load = (context) => {
  const { bulletinBoardId, provider } = context.params;
  if (isDeletedPath(context.pathname)) return loadDeleted(context);
  if (bulletinBoardId) return loadOne(context);
  return provider === undefined ? loadMessages(context) : loadNews(context);
};
