import { Checkbox } from '@mijn/ui/checkbox';
import { FilterChip } from '@mijn/ui/filter-chip';
import { GroupList, GroupListSkeleton } from './group-list/group-list.tsx';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { countSet, ListFilterBar, type TotalProps } from '../../../../shared/tables/list-filter-bar.tsx';
import { ListFilter, useUnknownFilter, YearFilter } from '../../../../shared/tables/list-filter.tsx';
import {
  archiveUrl,
  type ArchiveProps,
  facetsInput,
  toQuery,
  useListArchiveDocumentsQuery,
  useListArchiveFacetsQuery,
  useListArchiveGroupsQuery,
} from '../../archive.endpoints.ts';
import { archivePath } from '../../archive.paths.ts';
import { filterOption } from '../../visibility-mark.ts';
import { texts } from './texts.ts';

function ArchiveFilters({ settings, onChange }: ArchiveProps) {
  const { id: association_id } = useAssociation();
  const { group_id, year, tag } = settings;
  const { data: facets } = useListArchiveFacetsQuery(facetsInput(association_id, settings));
  return (
    <>
      <YearFilter
        label={texts.year}
        years={facets?.years.map((facet) => facet.year)}
        isPartial={group_id !== undefined}
        year={year}
        onChange={onChange}
      />
      <ListFilter
        label={texts.tag}
        options={facets?.tags.map((facet) => facet.tag)}
        isPartial={group_id !== undefined}
        value={tag}
        onChange={(value, options) => onChange({ tag: value }, options)}
      />
    </>
  );
}

/** Shows the groups as a filter, on a phone. `ArchiveGroups` shows them beside the documents on a larger screen. */
function GroupFilter({ settings: { group_id }, onChange }: ArchiveProps) {
  const { id: association_id } = useAssociation();
  const { data: groups } = useListArchiveGroupsQuery({ params: { association_id } });
  return (
    <FilterChip
      label={texts.group}
      options={(groups?.data ?? []).map(filterOption)}
      value={group_id ?? null}
      onChange={(id) => onChange({ group_id: id ?? undefined })}
    />
  );
}

function HiddenFilter({ settings: { with_hidden }, onChange }: ArchiveProps) {
  return (
    <Checkbox
      label={texts.showHidden}
      isSelected={with_hidden ?? false}
      onChange={(isSelected) => onChange({ with_hidden: isSelected || undefined })}
    />
  );
}

function DocumentsTotal({ settings, children }: TotalProps<ArchiveProps['settings']>) {
  const { id: association_id } = useAssociation();
  const { data } = useListArchiveDocumentsQuery({ params: { association_id }, query: toQuery(settings) });
  return children(data?.meta.total);
}

interface ArchiveFilterBarProps extends ArchiveProps {
  search: URLSearchParams;
  canSeeHidden: boolean;
}

export function ArchiveFilterBar({ settings, onChange, search, canSeeHidden }: ArchiveFilterBarProps) {
  return (
    <ListFilterBar
      list={{ settings, onChange, search }}
      format={archiveUrl}
      searchLabel={texts.search}
      filters={ArchiveFilters}
      elsewhere={GroupFilter}
      {...(canSeeHidden && { end: HiddenFilter })}
      activeCount={({ group_id, year, tag, with_hidden }) => countSet(group_id, year, tag, with_hidden)}
      withoutFilters={{ group_id: undefined, year: undefined, tag: undefined, with_hidden: undefined }}
      total={DocumentsTotal}
      count={texts.count}
    />
  );
}

/** Shows the groups, of which each links to its documents; the link keeps the other filters. */
export function ArchiveGroups({ settings, onChange }: ArchiveProps) {
  const { id: association_id } = useAssociation();
  const query = useListArchiveGroupsQuery({ params: { association_id } });
  const { group_id: currentId, page: _, ...others } = settings;
  const isKnown = currentId && query.data ? query.data.data.some(({ id }) => id === currentId) : undefined;
  useUnknownFilter(isKnown, () => onChange({ group_id: undefined }, { replace: true }));
  const hrefOf = (group_id?: string) => archivePath + (archiveUrl.write({ ...others, group_id }) || '?');

  return (
    <QueryState query={query} failure={texts.groupsFailed} skeleton={<GroupListSkeleton />}>
      {({ data: groups }) => {
        const countOf = (group: (typeof groups)[number]) =>
          group.document_count + (settings.with_hidden ? group.hidden_count : 0);
        const total = groups.reduce((sum, group) => sum + countOf(group), 0);
        const all = {
          id: 'all',
          name: texts.allDocuments,
          count: total,
          href: hrefOf(),
          isCurrent: !currentId,
        };
        const entries = groups.map((group) => ({
          id: group.id,
          name: group.name,
          count: countOf(group),
          href: hrefOf(group.id),
          isCurrent: group.id === currentId,
          isBoardOnly: group.is_board_only,
        }));
        return <GroupList label={texts.groups} groups={[all, ...entries]} />;
      }}
    </QueryState>
  );
}
