import { call, listTag } from '@mijn/api/rtk-query';
import { newslettersOperations } from '@mijn/domain/newsletters';
import { apiRoot, IF_OLD } from '../../shared/store/api-root.ts';
import { deletedUrl, deletedInput, isDeletedPath } from '../../shared/deleted/deleted-address.ts';
import type { Load } from '../../shared/routing/portal-route.ts';
import { urlFormat, type SettingsOf } from '../../shared/tables/url-format.ts';
import type { ListProps } from '../../shared/tables/use-list-settings.ts';

/** What a change of a newsletter changes. */
export const changes = { invalidatesTags: [listTag('Newsletter'), 'Overview'] as const };

export const newslettersEndpoints = apiRoot
  .enhanceEndpoints({ addTagTypes: ['Newsletter'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listNewsletters: build.query(
        call(newslettersOperations.listNewsletters, { providesTags: [listTag('Newsletter')] }),
      ),
      listNewsletterYears: build.query(
        call(newslettersOperations.listYears, { providesTags: [listTag('Newsletter')] }),
      ),
      listDeletedNewsletters: build.query(
        call(newslettersOperations.listDeletedNewsletters, { providesTags: [listTag('Newsletter')] }),
      ),
      getNewsletter: build.query(call(newslettersOperations.getNewsletter)),
      countNewsletterRecipients: build.query(call(newslettersOperations.countRecipients)),
    }),
  });

export const {
  useListNewslettersQuery,
  useLazyListNewslettersQuery,
  useListNewsletterYearsQuery,
  useListDeletedNewslettersQuery,
  useGetNewsletterQuery,
  useCountNewsletterRecipientsQuery,
} = newslettersEndpoints;

const spec = {
  q: ['zoek', 'text', 'passing'],
  year: ['jaar', 'year', 'passing'],
  page: ['pagina', 'page'],
} as const;

type NewslettersSettings = SettingsOf<typeof spec>;

export type NewslettersProps = ListProps<NewslettersSettings>;

export const newslettersUrl = urlFormat(spec);

/** Returns whether the list is the first page of all newsletters, which shows the newest one large. */
export const isFront = (settings: NewslettersSettings): boolean =>
  !newslettersUrl.isFiltered(settings) && (settings.page ?? 1) === 1;

export const newslettersInput = (association_id: string, settings: NewslettersSettings) => ({
  params: { association_id },
  query: { ...settings },
});

const { util } = newslettersEndpoints;

const loadDeleted: Load = ({ association_id, settingsOf }) =>
  util.prefetch(
    'listDeletedNewsletters',
    deletedInput(association_id, settingsOf('deleted-newsletters', deletedUrl)),
    IF_OLD,
  );

export const load: Load = (context) => {
  const { association_id, params, settingsOf } = context;
  if (isDeletedPath(context.pathname)) return loadDeleted(context);
  return (dispatch) => {
    const { newsLetterId: newsletter_id } = params;
    if (newsletter_id) {
      dispatch(util.prefetch('getNewsletter', { params: { association_id, newsletter_id } }, IF_OLD));
      return;
    }
    const settings = settingsOf('newsletters', newslettersUrl);
    dispatch(util.prefetch('listNewsletters', newslettersInput(association_id, settings), IF_OLD));
    dispatch(util.prefetch('listNewsletterYears', { params: { association_id } }, IF_OLD));
  };
};
