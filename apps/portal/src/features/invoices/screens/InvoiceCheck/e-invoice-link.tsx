import { mdiDownloadOutline } from '@mdi/js';
import { LinkButton } from '@mijn/ui/link-button';
import { useInvoiceAddresses } from '../../use-invoice-addresses.ts';
import { texts } from './texts.ts';

/** The e-invoice itself, for whoever wants to read it with a program. */
export function EInvoiceLink({ associationId, invoiceId }: { associationId: string; invoiceId: string }) {
  const { eInvoice } = useInvoiceAddresses(associationId, invoiceId);
  return (
    <LinkButton variant="text" size="small" icon={mdiDownloadOutline} href={eInvoice} download>
      {texts.eInvoice}
    </LinkButton>
  );
}
