import { useParams } from 'react-router';
import { AssociationPage } from '../../../../shared/shell/association-page.tsx';
import { InvoiceCheck } from './invoice-check.tsx';
import { texts } from './texts.ts';

/** One invoice of the active association (decisions §6). */
export function InvoiceCheckScreen() {
  const { invoiceId = '' } = useParams();
  return (
    <AssociationPage title={texts.title}>
      {(association) => <InvoiceCheck association={association} invoiceId={invoiceId} />}
    </AssociationPage>
  );
}
