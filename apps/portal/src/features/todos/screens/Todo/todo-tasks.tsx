import type { Todo } from '@mijn/domain/todos';
import { DataTable, type Column } from '@mijn/ui/data-table';
import { Section } from '@mijn/ui/section';
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
    cell: ({ handler }) => handler ?? sharedTexts.noHandler,
  },
  {
    id: 'is_done',
    header: texts.taskDone,
    width: '6.5rem',
    cell: ({ is_done }) => <DoneTag isDone={is_done} />,
  },
];

/** What is to be done for an action item. */
export function TodoTasks({ tasks }: Pick<Todo, 'tasks'>) {
  return (
    <Section title={texts.tasks}>
      {tasks.length === 0 ? (
        <p>{texts.noTasks}</p>
      ) : (
        <DataTable
          label={texts.tasks}
          columns={columns}
          content={{ state: 'loaded', rows: tasks }}
          empty={null}
        />
      )}
    </Section>
  );
}
