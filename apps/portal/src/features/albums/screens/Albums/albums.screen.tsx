import { mdiPlus } from '@mdi/js';
import { FilterChip } from '@mijn/ui/filter-chip';
import { LinkButton } from '@mijn/ui/link-button';
import { ShortLabel } from '@mijn/ui/short-label';
import { Stack } from '@mijn/ui/stack';
import { useSectionVisit } from '../../../../shared/sections/use-section-visit.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { countSet, ListFilterBar, type TotalProps } from '../../../../shared/tables/list-filter-bar.tsx';
import { useList } from '../../../../shared/tables/use-list.ts';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import {
  albumsUrl,
  albumsInput,
  albumSorts,
  type AlbumsProps,
  useLazyListAlbumsQuery,
  useListAlbumsQuery,
} from '../../albums.endpoints.ts';
import { addAlbumPath } from '../../albums.paths.ts';
import { AlbumResults } from './album-results.tsx';
import { useAlbumDeletions } from '../../use-deletions.ts';
import { texts } from './texts.ts';

/** The number of albums from which the list has a search field and a sort order (inclusive). */
const MANY = 13;

const sortIds = ['created_at', 'name', '-name'] as const;

function AlbumsSort({ settings, onChange }: AlbumsProps) {
  return (
    <FilterChip
      label={texts.sort}
      options={sortIds.map((id) => ({ id, label: texts.sorts[id] }))}
      value={settings.sort === '-created_at' ? null : (settings.sort ?? null)}
      onChange={(chosen) => onChange({ sort: albumSorts.find((sort) => sort === chosen) })}
    />
  );
}

function AlbumsTotal({ settings, children }: TotalProps<AlbumsProps['settings']>) {
  return children(useListAlbumsQuery(albumsInput(useAssociation().id, settings)).data?.meta.total);
}

export function AlbumsScreen() {
  const { id: association_id } = useAssociation();
  const { isReadOnly } = useSession();
  const { settings, onChange, search } = useListSettings('albums', albumsUrl);
  useSectionVisit('albums');
  const input = albumsInput(association_id, settings);
  const lazy = useLazyListAlbumsQuery();
  const list = useList(useListAlbumsQuery(input), { url: albumsUrl, settings, onChange, input, lazy });
  useAlbumDeletions(settings, list.shown);
  const isChosen = settings.q !== undefined || settings.sort !== undefined;
  const total = list.shown?.meta.total ?? 0;
  const add = (
    <LinkButton icon={mdiPlus} href={addAlbumPath}>
      <ShortLabel short={texts.addShort}>{texts.add}</ShortLabel>
    </LinkButton>
  );
  return (
    <Page title={texts.title} actions={!isReadOnly && add}>
      <Stack>
        {(isChosen || total >= MANY) && (
          <ListFilterBar
            list={{ settings, onChange, search }}
            format={albumsUrl}
            searchLabel={texts.search}
            filters={AlbumsSort}
            activeCount={({ sort }) => countSet(sort === '-created_at' ? undefined : sort)}
            withoutFilters={{ sort: undefined }}
            total={AlbumsTotal}
            count={texts.count}
          />
        )}
        <AlbumResults list={list} onChange={onChange} />
      </Stack>
    </Page>
  );
}
