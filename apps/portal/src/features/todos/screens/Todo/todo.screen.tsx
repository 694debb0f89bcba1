import { subjectOf } from '@mijn/domain/todos';
import { useParams } from 'react-router';
import { isNotFound } from '../../../../shared/api/error-of.ts';
import { useNow } from '../../../../shared/first-view/use-now.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { ResourcePage } from '../../../../shared/shell/resource-page.tsx';
import { FollowButton } from '../../following/follow-button.tsx';
import { KeptReaction } from '../../timeline/kept-reaction.tsx';
import { todoInput, useGetTodoQuery } from '../../todos.endpoints.ts';
import { todosPath } from '../../todos.paths.ts';
import { texts } from './texts.ts';
import { TodoContent, TodoSkeleton } from './todo-content.tsx';
import { PrintButton, TodoKind, TodoState } from './todo-head.tsx';

/** Shows one action item of the active association (docs/product.md#action-items), or why it cannot be shown. */
export function TodoScreen() {
  const { todoId = '' } = useParams();
  const query = useGetTodoQuery(todoInput(useAssociation().id, todoId));
  const now = useNow();
  // What is gone or hidden meanwhile is no longer named.
  const todo = isNotFound(query) ? undefined : query.currentData;
  const { subject } = subjectOf(todo?.description ?? texts.title);
  return (
    <ResourcePage
      key={todoId}
      query={query}
      texts={{ ...texts, title: subject }}
      drawing="todos"
      listPath={todosPath}
      kind={todo ? <TodoKind todo={todo} /> : '\u00A0'}
      sub={todo ? <TodoState todo={todo} now={now} /> : '\u00A0'}
      actions={
        query.error === undefined && (
          <>
            {todo?.joined_to === null && <FollowButton todo={todo} />}
            <PrintButton isDisabled={todo === undefined} />
          </>
        )
      }
      skeleton={<TodoSkeleton />}
      kept={<KeptReaction todoId={todoId} />}
    >
      {(found) => <TodoContent todo={found} />}
    </ResourcePage>
  );
}
