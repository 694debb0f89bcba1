import type { DocumentsQuery } from '@mijn/domain/archive';
import { addressFormat, type SettingChanges, type SettingsOf } from '../../shared/tables/address-format.ts';
import type { ChangeSettings } from '../../shared/tables/use-list-settings.ts';

const spec = {
  q: ['zoek', 'text', 'passing'],
  groupId: ['groep', 'id'],
  year: ['jaar', 'year'],
  tag: ['label', 'text'],
  withHidden: ['verborgen', 'flag'],
  page: ['pagina', 'page'],
} as const;

/** What a member set above the documents. It stands in the address, so that a link shows the same. */
export type ArchiveFilters = SettingsOf<typeof spec>;

export type FilterChanges = SettingChanges<ArchiveFilters>;

export type ChangeFilters = ChangeSettings<ArchiveFilters>;

export const archiveAddress = addressFormat(spec);

/** The filters as the query of the call. A search shows the best hits first, the rest the newest. */
export function toQuery(filters: ArchiveFilters): Partial<DocumentsQuery> {
  const { q, groupId, year, tag, withHidden, page } = filters;
  return {
    sort: q ? '-relevance' : '-document_date',
    ...(q ? { q } : {}),
    ...(groupId ? { group_id: groupId } : {}),
    ...(year ? { year } : {}),
    ...(tag ? { tag } : {}),
    ...(withHidden ? { with_hidden: true } : {}),
    ...(page ? { page } : {}),
  };
}
