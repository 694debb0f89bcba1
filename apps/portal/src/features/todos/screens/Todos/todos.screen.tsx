import { isBoardMember } from '@mijn/domain/roles';
import { FilterChip } from '@mijn/ui/filter-chip';
import { LinkButton } from '@mijn/ui/link-button';
import { ShortLabel } from '@mijn/ui/short-label';
import { Stack } from '@mijn/ui/stack';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { countSet, ListFilterBar, type TotalProps } from '../../../../shared/tables/list-filter-bar.tsx';
import { ListFilter } from '../../../../shared/tables/list-filter.tsx';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import { ReportLink } from '../../components/report-link.tsx';
import { texts as sharedTexts } from '../../components/texts.ts';
import { mineIds, todosUrl, type TodosProps, toQuery } from '../../todos-url.ts';
import { useListTodoGroupsQuery, useListTodosQuery } from '../../todos.endpoints.ts';
import { reportsPath } from '../../todos.paths.ts';
import { texts } from './texts.ts';
import { sortOf, TodosTable } from './todos-table.tsx';

const doneOptions = [
  { id: 'false', label: sharedTexts.no },
  { id: 'true', label: sharedTexts.yes },
];

const mineOptions = mineIds.map((id) => ({ id, label: texts.mine[id] }));

function TodosFilters({ settings: { group, is_done, mine }, onChange }: TodosProps) {
  const { id: association_id } = useAssociation();
  const { data: groups } = useListTodoGroupsQuery({ params: { association_id } });
  return (
    <>
      <ListFilter
        label={texts.columns.group}
        options={groups?.data.map(({ group: name }) => name)}
        value={group}
        onChange={(value, options) => onChange({ group: value }, options)}
      />
      <FilterChip
        label={texts.columns.is_done}
        options={doneOptions}
        value={is_done === undefined ? null : String(is_done)}
        onChange={(value) => onChange({ is_done: value === null ? undefined : value === 'true' })}
      />
      <FilterChip
        label={texts.mine.label}
        options={mineOptions}
        value={mine ?? null}
        onChange={(value) => onChange({ mine: mineIds.find((id) => id === value) })}
      />
    </>
  );
}

function TodosTotal({ settings, children }: TotalProps<TodosProps['settings']>) {
  const { id: association_id } = useAssociation();
  return children(
    useListTodosQuery({ params: { association_id }, query: toQuery(settings) }).data?.meta.total,
  );
}

export function TodosScreen() {
  const association = useAssociation();
  const { isReadOnly } = useSession();
  const { search, ...list } = useListSettings('todos', todosUrl);
  return (
    <Page
      title={texts.title}
      actions={
        <>
          {isBoardMember(association) && (
            <LinkButton variant="quiet" href={reportsPath}>
              <ShortLabel short={texts.reports}>{texts.reports}</ShortLabel>
            </LinkButton>
          )}
          {!isReadOnly && <ReportLink />}
        </>
      }
    >
      <Stack>
        <ListFilterBar
          list={{ ...list, search }}
          format={todosUrl}
          searchLabel={texts.search}
          filters={TodosFilters}
          sortOf={sortOf}
          activeCount={({ group, is_done, mine }) => countSet(group, mine) + (is_done === undefined ? 0 : 1)}
          total={TodosTotal}
          count={texts.count}
        />
        <TodosTable {...list} />
      </Stack>
    </Page>
  );
}
