import { FilterBar } from '@mijn/ui/filter-bar';
import { FilterChip } from '@mijn/ui/filter-chip';
import { Stack } from '@mijn/ui/stack';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { ListFilter } from '../../../../shared/tables/list-filter.tsx';
import { ListSearch } from '../../../../shared/tables/list-search.tsx';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import { texts as sharedTexts } from '../../components/texts.ts';
import { todosAddress, type TodosProps } from '../../todos-address.ts';
import { useListTodoGroupsQuery } from '../../todos.endpoints.ts';
import { texts } from './texts.ts';
import { TodosTable } from './todos-table.tsx';

const doneOptions = [
  { id: 'false', label: sharedTexts.no },
  { id: 'true', label: sharedTexts.yes },
];

/** Shows the search field, and the filters on group and on whether an action item is done. */
function TodosFilterBar({ settings, onChange }: TodosProps) {
  const { id: association_id } = useAssociation();
  const { q, group, is_done } = settings;
  const { data: groups } = useListTodoGroupsQuery({ params: { association_id } });
  return (
    <FilterBar search={<ListSearch label={texts.search} q={q} onChange={onChange} />}>
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
    </FilterBar>
  );
}

/** Shows the action items of the active association (decisions §6). */
export function TodosScreen() {
  const { settings, onChange } = useListSettings('todos', todosAddress);
  return (
    <Page title={texts.title}>
      <Stack>
        <TodosFilterBar settings={settings} onChange={onChange} />
        <TodosTable settings={settings} onChange={onChange} />
      </Stack>
    </Page>
  );
}
