import type { Todo } from '@mijn/domain/todos';
import { DataTable, type Column, type TableContent } from '@mijn/ui/data-table';
import { DoneTag } from '../../components/done-tag.tsx';
import { texts as sharedTexts } from '../../components/texts.ts';
import { texts } from './texts.ts';

type Task = Todo['tasks'][number];

const columns: readonly Column<Task>[] = [
  { id: 'description', header: texts.task, isRowHeader: true, cell: ({ description }) => description },
  {
    id: 'handler',
    header: texts.handler,
    width: '34%',
    cardPlace: 'line',
    cell: ({ handler }) => handler ?? sharedTexts.noHandler,
    cardCell: ({ handler }) => handler ?? sharedTexts.noHandlerYet,
  },
  {
    id: 'is_done',
    header: texts.taskDone,
    width: '6.5rem',
    cardPlace: 'mark',
    cell: ({ is_done }) => <DoneTag isDone={is_done} />,
    cardCell: ({ is_done }) => <DoneTag isDone={is_done} words={sharedTexts.taskDone} />,
  },
];

/** The tasks of an action item, or their shape while they load. */
export function TaskTable({ content }: { content: TableContent<Task> }) {
  return <DataTable label={texts.tasks} columns={columns} content={content} empty={null} />;
}
