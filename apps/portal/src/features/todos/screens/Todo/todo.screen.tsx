import { subjectOf } from '@mijn/domain/todos';
import { useParams } from 'react-router';
import { todosPath } from '../../todos.paths.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { ResourcePage } from '../../../../shared/shell/resource-page.tsx';
import { useGetTodoQuery } from '../../todos.endpoints.ts';
import { texts } from './texts.ts';
import { PrintButton, TodoContent, TodoKind, TodoSkeleton, TodoState } from './todo-content.tsx';

/** Shows one action item of the active association (docs/product.md#action-items), or why it cannot be shown. */
export function TodoScreen() {
  const { todoId = '' } = useParams();
  const { id: association_id } = useAssociation();
  const query = useGetTodoQuery({ params: { association_id, todo_id: todoId } });
  const todo = query.currentData;
  const { subject } = subjectOf(todo?.description ?? texts.title);
  return (
    <ResourcePage
      key={todoId}
      query={query}
      texts={{ ...texts, title: subject }}
      drawing="todos"
      listPath={todosPath}
      kind={todo ? <TodoKind todo={todo} /> : '\u00A0'}
      sub={todo ? <TodoState todo={todo} /> : '\u00A0'}
      actions={query.error === undefined && <PrintButton isDisabled={todo === undefined} />}
      skeleton={<TodoSkeleton />}
    >
      {(found) => <TodoContent todo={found} />}
    </ResourcePage>
  );
}
