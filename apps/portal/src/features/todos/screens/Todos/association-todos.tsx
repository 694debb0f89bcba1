import { Stack } from '@mijn/ui/stack';
import { Page } from '../../../../shared/shell/page.tsx';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import { todosAddress } from '../../todos-address.ts';
import { texts } from './texts.ts';
import { TodosFilterBar } from './todos-filter-bar.tsx';
import { TodosTable } from './todos-table.tsx';

interface AssociationTodosProps {
  associationId: string;
  /** Whether what the address holds is of this member and this association. */
  isOwnAddress: boolean;
}

/** The action items as one member of one association sees them. */
export function AssociationTodos({ associationId, isOwnAddress }: AssociationTodosProps) {
  const { settings, change } = useListSettings(`todos/${associationId}`, todosAddress, isOwnAddress);
  return (
    <Page title={texts.title}>
      <Stack>
        <TodosFilterBar associationId={associationId} settings={settings} onChange={change} />
        <TodosTable associationId={associationId} settings={settings} onChange={change} />
      </Stack>
    </Page>
  );
}
