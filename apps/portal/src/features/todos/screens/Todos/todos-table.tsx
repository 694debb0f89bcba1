import type { TodoInList } from '@mijn/domain/todos';
import { ClampedText } from '@mijn/ui/clamped-text';
import { type Column, sortOptions } from '@mijn/ui/data-table';
import { DateText } from '@mijn/ui/date-text';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { ListTable } from '../../../../shared/tables/list-table.tsx';
import { sortChoice } from '../../../../shared/tables/sort-choice.ts';
import { useList } from '../../../../shared/tables/use-list.ts';
import { DoneStatus } from '../../components/done-status.tsx';
import { TodoStateTag } from '../../components/todo-state.tsx';
import { texts as sharedTexts } from '../../components/texts.ts';
import { DEFAULT_SORT, type TodosProps, todosUrl, toQuery } from '../../todos-url.ts';
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
  const input = { params: { association_id }, query: toQuery(settings) };
  const lazy = useLazyListTodosQuery();
  const list = useList(useListTodosQuery(input), { url: todosUrl, settings, onChange, input, lazy });
  return (
    <ListTable
      list={list}
      drawing="todos"
      texts={texts}
      columns={columns}
      cardsUpTo="tablet"
      rowHref={({ id }) => todoPath(id)}
      sorting={{ sort: input.query.sort, onSort: (sort) => onChange({ sort }), isInFilters: true }}
    />
  );
}
