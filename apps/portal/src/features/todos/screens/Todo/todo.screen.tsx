import { useParams } from 'react-router';
import { AssociationPage } from '../../../../shared/shell/association-page.tsx';
import { AssociationTodo } from './association-todo.tsx';
import { texts } from './texts.ts';

/** One action item of the active association (decisions §6). */
export function TodoScreen() {
  const { todoId = '' } = useParams();
  return (
    <AssociationPage title={texts.title}>
      {({ id }) => <AssociationTodo key={todoId} associationId={id} todoId={todoId} />}
    </AssociationPage>
  );
}
