import type { TodoInList } from '@mijn/domain/todos';
import { ClampedText } from '@mijn/ui/clamped-text';
import { type Column, DataTable, sortOptions } from '@mijn/ui/data-table';
import { DateText } from '@mijn/ui/date-text';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { EmptyList } from '../../../../shared/tables/empty-list.tsx';
import { useWithinPages } from '../../../../shared/tables/list-pages.ts';
import { sortChoice } from '../../../../shared/tables/sort-choice.ts';
import { pageOf, tableContent } from '../../../../shared/tables/table-content.tsx';
import { usePrinting } from '../../../../shared/tables/use-printing.ts';
import { DoneStatus } from '../../components/done-status.tsx';
import { TodoStateTag } from '../../components/todo-state.tsx';
import { texts as sharedTexts } from '../../components/texts.ts';
import { DEFAULT_SORT, type TodosProps, toQuery } from '../../todos-url.ts';
import { useLazyListTodosQuery, useListTodosQuery } from '../../todos.endpoints.ts';
import { todoPath } from '../../todos.paths.ts';
import { texts } from './texts.ts';

type SortName = keyof typeof texts.columns;

const sortable = <Name extends SortName>(id: Name) =>
  ({ id, header: texts.columns[id], isSortable: true }) as const;

/** The columns of the action items (docs/product.md#action-items). The description is first, with the reference under it. */
const columns: readonly Column<TodoInList, SortName>[] = [
  {
    ...sortable('description'),
    isRowHeader: true,
    cell: ({ description }) => <ClampedText>{description}</ClampedText>,
    under: ({ internal_reference }) => (
      <>
        <VisuallyHidden>{`${texts.columns.internal_reference}: `}</VisuallyHidden>
        {internal_reference}
      </>
    ),
    underSort: { id: 'internal_reference', header: texts.columns.internal_reference },
  },
  {
    ...sortable('group'),
    width: '16%',
    cardPlace: 'line',
    cell: ({ group }) => <ClampedText>{group}</ClampedText>,
  },
  {
    ...sortable('handler'),
    width: '16%',
    cardPlace: 'line',
    cell: ({ handler }) => <ClampedText>{handler ?? sharedTexts.noHandler}</ClampedText>,
    cardCell: ({ handler }) => <ClampedText>{handler ?? sharedTexts.noHandlerYet}</ClampedText>,
  },
  {
    ...sortable('start_date'),
    width: '8.5rem',
    cardPlace: 'line',
    cell: ({ start_date }) => <DateText date={start_date} />,
  },
  {
    ...sortable('is_done'),
    width: '12.5rem',
    cardPlace: 'mark',
    cell: ({ is_done, state }) =>
      state === null ? (
        <DoneStatus isDone={is_done} words={sharedTexts.todoDone} />
      ) : (
        <TodoStateTag state={state} />
      ),
  },
];

export const sortOf = ({ settings, onChange }: TodosProps) =>
  sortChoice(sortOptions(columns), settings.sort ?? DEFAULT_SORT, (sort) => onChange({ sort }));

export function TodosTable({ settings, onChange }: TodosProps) {
  const { id: association_id } = useAssociation();
  const { q, group, is_done, mine } = settings;
  const input = { params: { association_id }, query: toQuery(settings) };
  const query = useWithinPages(useListTodosQuery(input), (page, options) => onChange({ page }, options));
  const [fetchTodos] = useLazyListTodosQuery();
  const printing = usePrinting(query.currentData, (paging) =>
    fetchTodos({ ...input, query: { ...input.query, ...paging } }).unwrap(),
  );
  return (
    <DataTable
      label={texts.title}
      columns={columns}
      cardsUpTo="tablet"
      countText={texts.count}
      printing={printing}
      content={tableContent(query, texts.failed)}
      empty={
        <EmptyList
          drawing="todos"
          texts={texts}
          isFiltered={Boolean(q || group || mine) || is_done !== undefined}
          onClear={() => onChange({ q: undefined, group: undefined, is_done: undefined, mine: undefined })}
        />
      }
      rowHref={({ id }) => todoPath(id)}
      sorting={{ sort: input.query.sort, onSort: (sort) => onChange({ sort }), isInFilters: true }}
      paging={{ ...pageOf(query), onPage: (page) => onChange({ page }) }}
    />
  );
}
