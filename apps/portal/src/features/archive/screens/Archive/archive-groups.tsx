import { GroupList, GroupListSkeleton } from '@mijn/ui/group-list';
import { paths } from '../../../../app/paths.ts';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { useUnknownFilter } from '../../../../shared/tables/list-filter.tsx';
import { archiveAddress, type ArchiveFilters, type ChangeFilters } from '../../archive-filters.ts';
import { useListArchiveGroupsQuery } from '../../archive.endpoints.ts';
import { texts } from './texts.ts';

interface ArchiveGroupsProps {
  associationId: string;
  filters: ArchiveFilters;
  onChange: ChangeFilters;
}

/** The groups with their counts; each leads to its documents, and keeps what else was set. */
export function ArchiveGroups({ associationId, filters, onChange }: ArchiveGroupsProps) {
  const query = useListArchiveGroupsQuery({ associationId });
  const { groupId: currentId, page: _, ...others } = filters;
  const isKnown = currentId && query.data ? query.data.some(({ id }) => id === currentId) : undefined;
  useUnknownFilter(isKnown, () => onChange({ groupId: undefined }, { replace: true }));
  const hrefOf = (groupId?: string) =>
    paths.archive.build() + (archiveAddress.write({ ...others, ...(groupId ? { groupId } : {}) }) || '?');

  return (
    <QueryState query={query} failure={texts.groupsFailed} skeleton={<GroupListSkeleton />}>
      {(groups) => {
        const countOf = (group: (typeof groups)[number]) =>
          group.document_count + (filters.withHidden ? group.hidden_count : 0);
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
