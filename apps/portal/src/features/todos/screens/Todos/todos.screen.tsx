import { AssociationPage } from '../../../../shared/shell/association-page.tsx';
import { AssociationTodos } from './association-todos.tsx';
import { texts } from './texts.ts';

/** The action items of the active association (decisions §6). */
export function TodosScreen() {
  return (
    <AssociationPage title={texts.title}>
      {({ id }, isOwnAddress) => <AssociationTodos associationId={id} isOwnAddress={isOwnAddress} />}
    </AssociationPage>
  );
}
