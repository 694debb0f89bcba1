import { call, listTag } from '@mijn/api/rtk-query';
import { newslettersOperations } from '@mijn/domain/newsletters';
import { IF_OLD } from '../../shared/api/api-root.ts';
import { deletedAddress, deletedInput } from '../../shared/deleted/deleted-address.ts';
import type { Load } from '../../shared/routing/portal-route.ts';
import { newslettersEndpoints } from './newsletters.endpoints.ts';

/** The endpoint of the deleted newsletters of one association. */
const deletedNewslettersEndpoints = newslettersEndpoints.injectEndpoints({
  endpoints: (build) => ({
    listDeletedNewsletters: build.query(
      call(newslettersOperations.listDeletedNewsletters, { providesTags: [listTag('Newsletter')] }),
    ),
  }),
});

export const { useListDeletedNewslettersQuery } = deletedNewslettersEndpoints;

export const load: Load = ({ association_id, settingsOf }) =>
  deletedNewslettersEndpoints.util.prefetch(
    'listDeletedNewsletters',
    deletedInput(association_id, settingsOf('deleted-newsletters', deletedAddress)),
    IF_OLD,
  );
