import { canCheckInvoices } from '@mijn/domain/roles';
import { Alert } from '@mijn/ui/alert';
import { Stack } from '@mijn/ui/stack';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import { texts as sharedTexts } from '../../components/texts.ts';
import { invoicesAddress } from '../../invoices-address.ts';
import { InvoiceTable } from './invoice-table.tsx';
import { InvoiceTabs } from './invoice-tabs.tsx';
import { texts } from './texts.ts';

/** The invoices of the active association: who gets copies alone reads one list, and checks nothing (decisions §6). */
export function InvoicesCheckScreen() {
  const list = useListSettings('invoices', invoicesAddress);
  return (
    <Page title={texts.title}>
      {canCheckInvoices(useAssociation()) ? (
        <InvoiceTabs {...list} />
      ) : (
        <Stack>
          <Alert tone="info">{sharedTexts.copyOnly}</Alert>
          <InvoiceTable kind="all" {...list} />
        </Stack>
      )}
    </Page>
  );
}
