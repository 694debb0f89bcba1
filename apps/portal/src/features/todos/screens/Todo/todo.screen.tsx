import { Grid } from '@mijn/ui/grid';
import { Stack } from '@mijn/ui/stack';
import { useParams } from 'react-router';
import { todosPath } from '../../todos.routes.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { ResourcePage } from '../../../../shared/shell/resource-page.tsx';
import { useGetTodoQuery } from '../../todos.endpoints.ts';
import { texts } from './texts.ts';
import { TodoAttachments, TodoFacts, TodoSkeleton, TodoTasks } from './todo-content.tsx';

/** Shows one action item of the active association (decisions §6), or why it cannot be shown. */
export function TodoScreen() {
  const { todoId = '' } = useParams();
  const { id: association_id } = useAssociation();
  const query = useGetTodoQuery({ params: { association_id, todo_id: todoId } });
  return (
    <ResourcePage
      key={todoId}
      query={query}
      texts={texts}
      drawing="todos"
      listPath={todosPath}
      skeleton={<TodoSkeleton />}
    >
      {(found) => (
        <Grid columns="wide" gap="large">
          <TodoFacts todo={found} />
          <Stack gap="large">
            <TodoTasks tasks={found.tasks} />
            <TodoAttachments todo={found} />
          </Stack>
        </Grid>
      )}
    </ResourcePage>
  );
}
