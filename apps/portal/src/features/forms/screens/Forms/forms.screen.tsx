import { AssociationPage } from '../../../../shared/shell/association-page.tsx';
import { AssociationForms } from './association-forms.tsx';
import { texts } from './texts.ts';

/** The forms of the active association. */
export function FormsScreen() {
  return (
    <AssociationPage title={texts.title}>
      {({ id }, isOwnAddress) => <AssociationForms associationId={id} isOwnAddress={isOwnAddress} />}
    </AssociationPage>
  );
}
