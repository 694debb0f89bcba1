import { Stack } from '@mijn/ui/stack';
import { Page } from '../../../../shared/shell/page.tsx';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import { todosAddress } from '../../todos-address.ts';
import { texts } from './texts.ts';
import { TodosFilterBar } from './todos-filter-bar.tsx';
import { TodosTable } from './todos-table.tsx';

/** The action items of the active association (decisions §6). */
export function TodosScreen() {
  const { settings, change } = useListSettings('todos', todosAddress);
  return (
    <Page title={texts.title}>
      <Stack>
        <TodosFilterBar settings={settings} onChange={change} />
        <TodosTable settings={settings} onChange={change} />
      </Stack>
    </Page>
  );
}
