import type { Association } from '@mijn/domain/associations';
import { canCheckInvoices } from '@mijn/domain/roles';
import { Alert } from '@mijn/ui/alert';
import { Stack } from '@mijn/ui/stack';
import { Page } from '../../../../shared/shell/page.tsx';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import { texts as sharedTexts } from '../../components/texts.ts';
import { invoicesAddress } from '../../invoices-address.ts';
import { InvoiceTable } from './invoice-table.tsx';
import { InvoiceTabs } from './invoice-tabs.tsx';
import { texts } from './texts.ts';

interface AssociationInvoicesProps {
  association: Association;
  /** Whether what the address holds is of this member and this association. */
  isOwnAddress: boolean;
}

/** The invoices as one member of one association sees them: who gets copies alone reads one list, and checks nothing. */
export function AssociationInvoices({ association, isOwnAddress }: AssociationInvoicesProps) {
  const { id: associationId } = association;
  const list = useListSettings(`invoices/${associationId}`, invoicesAddress, isOwnAddress);
  return (
    <Page title={texts.title}>
      {canCheckInvoices(association) ? (
        <InvoiceTabs associationId={associationId} {...list} />
      ) : (
        <Stack>
          <Alert tone="info">{sharedTexts.copyOnly}</Alert>
          <InvoiceTable associationId={associationId} kind="all" {...list} />
        </Stack>
      )}
    </Page>
  );
}
