import { mdiPlus } from '@mdi/js';
import { FilterBar } from '@mijn/ui/filter-bar';
import { FilterChip } from '@mijn/ui/filter-chip';
import { LinkButton } from '@mijn/ui/link-button';
import { Stack } from '@mijn/ui/stack';
import { useSectionVisit } from '../../../../shared/sections/use-section-visit.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { steady } from '../../../../shared/shell/query-state.tsx';
import { useWithinPages } from '../../../../shared/tables/list-pages.ts';
import { ListSearch } from '../../../../shared/tables/list-search.tsx';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import {
  albumsAddress,
  albumsInput,
  albumSorts,
  type AlbumsProps,
  useListAlbumsQuery,
} from '../../albums.endpoints.ts';
import { addAlbumPath } from '../../albums.routes.ts';
import { AlbumResults } from './album-results.tsx';
import { texts } from './texts.ts';

/** The number of albums from which the list has a search field and a sort order (inclusive). */
const MANY = 13;

const sortIds = ['created_at', 'name', '-name'] as const;

/** Shows the search field and the sort order. */
function AlbumsFilterBar({ settings, onChange }: AlbumsProps) {
  return (
    <FilterBar search={<ListSearch label={texts.search} q={settings.q} onChange={onChange} />}>
      <FilterChip
        label={texts.sort}
        options={sortIds.map((id) => ({ id, label: texts.sorts[id] }))}
        value={settings.sort === '-created_at' ? null : (settings.sort ?? null)}
        onChange={(chosen) => onChange({ sort: albumSorts.find((sort) => sort === chosen) })}
      />
    </FilterBar>
  );
}

/** Shows the photo albums of the active association, the newest first. */
export function AlbumsScreen() {
  const { id: association_id } = useAssociation();
  const { isReadOnly } = useSession();
  const { settings, onChange } = useListSettings('albums', albumsAddress);
  useSectionVisit('albums');
  const query = steady(
    useWithinPages(useListAlbumsQuery(albumsInput(association_id, settings)), (page, options) =>
      onChange({ page }, options),
    ),
  );
  const isChosen = settings.q !== undefined || settings.sort !== undefined;
  const total = query.currentData?.meta.total ?? 0;
  const photos = query.currentData?.data.reduce((sum, { photo_count }) => sum + photo_count, 0) ?? 0;
  const isWhole = query.currentData?.data.length === total;
  const count = isWhole ? texts.countWithPhotos(total, photos) : texts.count(total);
  const add = (
    <LinkButton icon={mdiPlus} href={addAlbumPath}>
      {texts.add}
    </LinkButton>
  );
  return (
    <Page title={texts.title} sub={total > 0 ? count : '\u00A0'} actions={!isReadOnly && add}>
      <Stack>
        {(isChosen || total >= MANY) && <AlbumsFilterBar settings={settings} onChange={onChange} />}
        <AlbumResults query={query} isFiltered={settings.q !== undefined} onChange={onChange} />
      </Stack>
    </Page>
  );
}
