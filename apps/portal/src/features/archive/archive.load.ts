import type { Load } from '../../shared/routing/portal-route.ts';
import { archiveAddress, type ArchiveFilters, toQuery } from './archive-filters.ts';
import { archiveEndpoints } from './archive.endpoints.ts';

/** The call of the years and labels that the filters offer. */
export const facetsInput = (association_id: string, { group_id, with_hidden }: ArchiveFilters) => ({
  params: { association_id },
  query: { group_id, with_hidden },
});

const { util } = archiveEndpoints;

export const load: Load =
  ({ association_id, settingsOf }) =>
  (dispatch) => {
    const filters = settingsOf('archive', archiveAddress);
    const params = { association_id };
    dispatch(util.prefetch('listArchiveDocuments', { params, query: toQuery(filters) }, {}));
    dispatch(util.prefetch('listArchiveGroups', { params }, {}));
    dispatch(util.prefetch('listArchiveFacets', facetsInput(association_id, filters), {}));
  };
