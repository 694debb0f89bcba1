import { addressFormat, type SettingChanges, type SettingsOf } from '../../shared/tables/address-format.ts';
import type { ChangeSettings } from '../../shared/tables/use-list-settings.ts';

const spec = {
  q: ['zoek', 'text', 'passing'],
  group_id: ['groep', 'id'],
  year: ['jaar', 'year'],
  tag: ['label', 'text'],
  with_hidden: ['verborgen', 'flag'],
  page: ['pagina', 'page'],
} as const;

/** What a member set above the documents. It stands in the address, so that a link shows the same. */
export type ArchiveFilters = SettingsOf<typeof spec>;

export type FilterChanges = SettingChanges<ArchiveFilters>;

export type ChangeFilters = ChangeSettings<ArchiveFilters>;

export const archiveAddress = addressFormat(spec);

/** The filters as the query of the call. A search shows the best hits first, the rest the newest. */
export const toQuery = (filters: ArchiveFilters) => ({
  ...filters,
  sort: filters.q ? ('-relevance' as const) : ('-document_date' as const),
});
