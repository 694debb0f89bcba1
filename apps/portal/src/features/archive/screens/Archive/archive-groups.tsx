import { GroupList, GroupListSkeleton } from '@mijn/ui/group-list';
import { archivePath } from '../../archive.routes.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { useUnknownFilter } from '../../../../shared/tables/list-filter.tsx';
import { archiveAddress, type ArchiveFilters, type ChangeFilters } from '../../archive-filters.ts';
import { useListArchiveGroupsQuery } from '../../archive.endpoints.ts';
import { texts } from './texts.ts';

interface ArchiveGroupsProps {
  filters: ArchiveFilters;
  onChange: ChangeFilters;
}

/** The groups with their counts; each leads to its documents, and keeps what else was set. */
export function ArchiveGroups({ filters, onChange }: ArchiveGroupsProps) {
  const { id: association_id } = useAssociation();
  const query = useListArchiveGroupsQuery({ params: { association_id } });
  const { group_id: currentId, page: _, ...others } = filters;
  const isKnown = currentId && query.data ? query.data.data.some(({ id }) => id === currentId) : undefined;
  useUnknownFilter(isKnown, () => onChange({ group_id: undefined }, { replace: true }));
  const hrefOf = (group_id?: string) => archivePath + (archiveAddress.write({ ...others, group_id }) || '?');

  return (
    <QueryState query={query} failure={texts.groupsFailed} skeleton={<GroupListSkeleton />}>
      {({ data: groups }) => {
        const countOf = (group: (typeof groups)[number]) =>
          group.document_count + (filters.with_hidden ? group.hidden_count : 0);
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
