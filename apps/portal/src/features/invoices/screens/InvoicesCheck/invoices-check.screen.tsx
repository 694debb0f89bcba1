import { AssociationPage } from '../../../../shared/shell/association-page.tsx';
import { AssociationInvoices } from './association-invoices.tsx';
import { texts } from './texts.ts';

/** The invoices of the active association (decisions §6). */
export function InvoicesCheckScreen() {
  return (
    <AssociationPage title={texts.title}>
      {(association, isOwnAddress) => (
        <AssociationInvoices association={association} isOwnAddress={isOwnAddress} />
      )}
    </AssociationPage>
  );
}
