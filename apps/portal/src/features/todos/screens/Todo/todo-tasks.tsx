import type { Todo } from '@mijn/domain/todos';
import { DataTable, type Column } from '@mijn/ui/data-table';
import { Section } from '@mijn/ui/section';
import { Tag } from '@mijn/ui/tag';
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

/** What is to be done for an action item, and how much of it is. */
export function TodoTasks({ tasks }: Pick<Todo, 'tasks'>) {
  if (tasks.length === 0) {
    return (
      <Section title={texts.tasks}>
        <p>{texts.noTasks}</p>
      </Section>
    );
  }
  const done = tasks.filter(({ is_done }) => is_done).length;
  return (
    <Section title={texts.tasks} action={<Tag>{texts.tasksDone(done, tasks.length)}</Tag>}>
      <DataTable
        label={texts.tasks}
        columns={columns}
        content={{ state: 'loaded', rows: tasks }}
        empty={null}
      />
    </Section>
  );
}
