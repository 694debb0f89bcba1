import type { TodoInList } from '@mijn/domain/todos';
import { ClampedText } from '@mijn/ui/clamped-text';
import type { Column } from '@mijn/ui/data-table';
import { DateText } from '@mijn/ui/date-text';
import { DoneTag } from '../../components/done-tag.tsx';
import { texts as sharedTexts } from '../../components/texts.ts';
import { texts } from './texts.ts';

type SortName = keyof typeof texts.columns;

const sortable = <Name extends SortName>(id: Name) =>
  ({ id, header: texts.columns[id], isSortable: true }) as const;

/** The columns of the action items (decisions §6). */
export const columns: readonly Column<TodoInList, SortName>[] = [
  {
    ...sortable('internal_reference'),
    width: '10.75rem',
    cardPlace: 'line',
    cell: ({ internal_reference }) => internal_reference,
  },
  {
    ...sortable('description'),
    isRowHeader: true,
    cell: ({ description }) => <ClampedText>{description}</ClampedText>,
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
    width: '9rem',
    cardPlace: 'mark',
    cell: ({ is_done }) => <DoneTag isDone={is_done} />,
    cardCell: ({ is_done }) => <DoneTag isDone={is_done} words={sharedTexts.todoDone} />,
  },
];
