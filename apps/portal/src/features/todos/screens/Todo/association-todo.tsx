import { Grid } from '@mijn/ui/grid';
import { Link } from '@mijn/ui/link';
import { Stack } from '@mijn/ui/stack';
import { paths } from '../../../../app/paths.ts';
import { isNotFound } from '../../../../shared/api/error-of.ts';
import { MissingPage } from '../../../../shared/shell/missing-page.tsx';
import { Page } from '../../../../shared/shell/page.tsx';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { useWayBack } from '../../../../shared/shell/use-way-back.ts';
import { FRESH_S, useGetTodoQuery } from '../../todos.endpoints.ts';
import { texts } from './texts.ts';
import { TodoAttachments } from './todo-attachments.tsx';
import { TodoFacts } from './todo-facts.tsx';
import { TodoSkeleton } from './todo-skeleton.tsx';
import { TodoTasks } from './todo-tasks.tsx';

interface AssociationTodoProps {
  associationId: string;
  todoId: string;
}

/** An action item as a member of its association sees it, or why it is not there. */
export function AssociationTodo({ associationId, todoId }: AssociationTodoProps) {
  const query = useGetTodoQuery({ associationId, todoId }, { refetchOnMountOrArgChange: FRESH_S });
  const wayBack = useWayBack(paths.todos.build());
  if (isNotFound(query))
    return (
      <MissingPage
        title={texts.title}
        drawing="todos"
        missing={texts.missing}
        back={{ label: texts.back, href: wayBack }}
      />
    );
  return (
    <Page
      title={texts.title}
      back={
        <Link href={wayBack} isStandalone>
          {texts.back}
        </Link>
      }
    >
      <QueryState query={query} failure={texts.failed} skeleton={<TodoSkeleton />}>
        {(found) => (
          <Grid columns="wide" gap="large">
            <TodoFacts todo={found} />
            <Stack gap="large">
              <TodoTasks tasks={found.tasks} />
              <TodoAttachments associationId={associationId} todo={found} />
            </Stack>
          </Grid>
        )}
      </QueryState>
    </Page>
  );
}
