import { mdiDownloadOutline } from '@mdi/js';
import { invoicesOperations } from '@mijn/domain/invoices';
import { LinkButton } from '@mijn/ui/link-button';
import { useFileUrl } from '../../../../shared/api/use-file-url.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { texts } from './texts.ts';

/** The e-invoice itself, for whoever wants to read it with a program. */
export function EInvoiceLink({ invoiceId }: { invoiceId: string }) {
  const { id: association_id } = useAssociation();
  const params = { association_id, invoice_id: invoiceId };
  const href = useFileUrl()(invoicesOperations.downloadEInvoice, { params });
  return (
    <LinkButton variant="text" size="small" icon={mdiDownloadOutline} href={href} download>
      {texts.eInvoice}
    </LinkButton>
  );
}
