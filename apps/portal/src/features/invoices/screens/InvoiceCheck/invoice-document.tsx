import { type Invoice, invoicesOperations } from '@mijn/domain/invoices';
import { Card } from '@mijn/ui/card';
import { EmptyState } from '@mijn/ui/empty-state';
import { Stack } from '@mijn/ui/stack';
import { useSearchParams } from 'react-router';
import { FileView } from '../../../../shared/files/file-viewer.tsx';
import { useFileLinks } from '../../../../shared/files/use-file-links.ts';
import { useOpenFile } from '../../../../shared/files/use-open-file.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { EInvoiceLink } from './e-invoice-link.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { texts } from './texts.ts';

/** What one looks at: the PDF; without one what the e-invoice says, as an invoice to read. */
export function InvoiceDocument({ invoice }: { invoice: Invoice }) {
  const { id, file, facts, has_e_invoice } = invoice;
  const { id: association_id } = useAssociation();
  const links = useFileLinks(invoicesOperations.downloadInvoice)({ association_id, invoice_id: id });
  const [search] = useSearchParams();
  const { hit } = useOpenFile(search);
  if (file) return <FileView key={search.toString()} file={file} links={links} hit={hit} />;
  if (!facts) return <EmptyState title={texts.noDocument.title}>{texts.noDocument.text}</EmptyState>;
  return (
    <Card
      title={(facts.is_credit_note ? texts.creditNoteOf : texts.invoiceOf)(facts.invoice_number)}
      action={has_e_invoice ? <EInvoiceLink invoiceId={id} /> : undefined}
    >
      <Stack>
        <p>{facts.supplier}</p>
        <InvoiceLines facts={facts} />
      </Stack>
    </Card>
  );
}
