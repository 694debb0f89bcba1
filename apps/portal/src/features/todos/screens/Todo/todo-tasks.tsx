import type { Todo } from '@mijn/domain/todos';
import { Section } from '@mijn/ui/section';
import { Tag } from '@mijn/ui/tag';
import { TaskTable } from './task-table.tsx';
import { texts } from './texts.ts';

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
      <TaskTable content={{ state: 'loaded', rows: tasks }} />
    </Section>
  );
}
