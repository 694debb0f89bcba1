import type { Invoice } from '@mijn/domain/invoices';
import { Card } from '@mijn/ui/card';
import { EmptyState } from '@mijn/ui/empty-state';
import { Stack } from '@mijn/ui/stack';
import { useSearchParams } from 'react-router';
import { FileView } from '../../../../shared/files/file-viewer.tsx';
import { useOpenFile } from '../../../../shared/files/use-open-file.ts';
import { useInvoiceAddresses } from '../../use-invoice-addresses.ts';
import { EInvoiceLink } from './e-invoice-link.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { texts } from './texts.ts';

interface InvoiceDocumentProps {
  associationId: string;
  invoice: Invoice;
}

/** What one looks at: the PDF; without one what the e-invoice says, as an invoice to read. */
export function InvoiceDocument({ associationId, invoice }: InvoiceDocumentProps) {
  const { id, file, facts, has_e_invoice } = invoice;
  const { view, download } = useInvoiceAddresses(associationId, id);
  const [search] = useSearchParams();
  const { hit } = useOpenFile(search);
  if (file)
    return (
      <FileView key={search.toString()} file={file} address={view} downloadAddress={download} hit={hit} />
    );
  if (!facts) return <EmptyState title={texts.noDocument.title}>{texts.noDocument.text}</EmptyState>;
  return (
    <Card
      title={(facts.is_credit_note ? texts.creditNoteOf : texts.invoiceOf)(facts.invoice_number)}
      action={has_e_invoice ? <EInvoiceLink associationId={associationId} invoiceId={id} /> : undefined}
    >
      <Stack>
        <p>{facts.supplier}</p>
        <InvoiceLines facts={facts} />
      </Stack>
    </Card>
  );
}
