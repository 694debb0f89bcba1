import { DataTable } from '@mijn/ui/data-table';
import { EmptyState } from '@mijn/ui/empty-state';
import { todoPath } from '../../todos.routes.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { pageOf, tableContent } from '../../../../shared/tables/table-content.tsx';
import { useWithinPages } from '../../../../shared/tables/use-within-pages.ts';
import { NothingFound } from '../../../../shared/tables/nothing-found.tsx';
import {
  type ChangeTodos,
  sortOf,
  toQuery,
  type TodosChanges,
  type TodosSettings,
} from '../../todos-address.ts';
import { useListTodosQuery } from '../../todos.endpoints.ts';
import { columns } from './columns.tsx';
import { texts } from './texts.ts';

interface TodosTableProps {
  settings: TodosSettings;
  onChange: ChangeTodos;
}

const noFilter: TodosChanges = { q: undefined, group: undefined, is_done: undefined };

function Nothing({ settings, onChange }: TodosTableProps) {
  const { q, group, is_done } = settings;
  if (!q && !group && is_done === undefined) {
    return (
      <EmptyState drawing="todos" title={texts.none.title}>
        {texts.none.text}
      </EmptyState>
    );
  }
  return <NothingFound texts={texts.nothingFound} onClear={() => onChange(noFilter)} />;
}

/** The action items that pass the filters, page by page. */
export function TodosTable({ settings, onChange }: TodosTableProps) {
  const { id: association_id } = useAssociation();
  const query = useWithinPages(
    useListTodosQuery({ params: { association_id }, query: toQuery(settings) }),
    (page, options) => onChange({ page }, options),
  );
  return (
    <DataTable
      label={texts.title}
      columns={columns}
      cardsUpTo="tablet"
      content={tableContent(query, texts.failed)}
      empty={<Nothing settings={settings} onChange={onChange} />}
      rowHref={({ id }) => todoPath(id)}
      sorting={{ sort: sortOf(settings), onSort: (sort) => onChange({ sort }) }}
      paging={{ ...pageOf(query), onPage: (page) => onChange({ page }) }}
    />
  );
}
