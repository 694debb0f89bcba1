import { Grid } from '@mijn/ui/grid';
import { Link } from '@mijn/ui/link';
import { Stack } from '@mijn/ui/stack';
import { useParams } from 'react-router';
import { todosPath } from '../../todos.routes.ts';
import { isNotFound } from '../../../../shared/api/error-of.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { MissingPage } from '../../../../shared/shell/missing-page.tsx';
import { Page } from '../../../../shared/shell/page.tsx';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { useWayBack } from '../../../../shared/shell/use-way-back.ts';
import { useGetTodoQuery } from '../../todos.endpoints.ts';
import { texts } from './texts.ts';
import { TodoAttachments } from './todo-attachments.tsx';
import { TodoFacts } from './todo-facts.tsx';
import { TodoSkeleton } from './todo-skeleton.tsx';
import { TodoTasks } from './todo-tasks.tsx';

function TodoPage({ todoId }: { todoId: string }) {
  const { id: association_id } = useAssociation();
  const query = useGetTodoQuery({ params: { association_id, todo_id: todoId } });
  const back = { label: texts.back, href: useWayBack(todosPath) };
  if (isNotFound(query))
    return <MissingPage title={texts.title} drawing="todos" missing={texts.missing} back={back} />;
  return (
    <Page
      title={texts.title}
      back={
        <Link href={back.href} isStandalone>
          {back.label}
        </Link>
      }
    >
      <QueryState query={query} failure={texts.failed} skeleton={<TodoSkeleton />}>
        {(found) => (
          <Grid columns="wide" gap="large">
            <TodoFacts todo={found} />
            <Stack gap="large">
              <TodoTasks tasks={found.tasks} />
              <TodoAttachments todo={found} />
            </Stack>
          </Grid>
        )}
      </QueryState>
    </Page>
  );
}

/** One action item of the active association (decisions §6), or why it is not there. */
export function TodoScreen() {
  const { todoId = '' } = useParams();
  return <TodoPage key={todoId} todoId={todoId} />;
}
