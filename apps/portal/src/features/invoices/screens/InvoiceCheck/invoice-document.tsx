import { mdiDownloadOutline } from '@mdi/js';
import { type Invoice, type InvoiceFacts, invoicesOperations } from '@mijn/domain/invoices';
import { Card } from '@mijn/ui/card';
import { EmptyState } from '@mijn/ui/empty-state';
import { LinkButton } from '@mijn/ui/link-button';
import { Stack } from '@mijn/ui/stack';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { FiguresTable } from './figures-table/figures-table.tsx';
import { useFileLinks, useFileUrl } from '../../../../shared/files/file-links.ts';
import { FileView } from '../../../../shared/files/file-viewer.tsx';
import { useOpenFile } from '../../../../shared/files/use-open-file.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useShortcutSwitch } from '../../../../shared/shortcuts/use-shortcuts.ts';
import { Cents } from '../../components/invoice-parts.tsx';
import { formatQuantity, paymentOf } from '../../figures.ts';
import { texts } from './texts.ts';

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

function LineText({ line: { description, details } }: { line: InvoiceFacts['lines'][number] }) {
  if (details.length === 0) return description;
  return (
    <Stack gap="small">
      <span>{description}</span>
      {details.map((text) => (
        <small key={text}>{text}</small>
      ))}
    </Stack>
  );
}

export function InvoiceLines({ facts }: { facts: InvoiceFacts }) {
  const { lines, vat, net_cents, total_cents, currency } = facts;
  const amount = (cents: number) => <Cents cents={cents} currency={currency} />;
  return (
    <FiguresTable
      label={texts.lines}
      columns={texts.columns}
      rows={lines.map((line, index) => ({
        id: String(index),
        cells: [<LineText key="text" line={line} />, formatQuantity(line), amount(line.amount_cents)],
      }))}
      totals={[
        { id: 'net', label: texts.net, figure: amount(net_cents) },
        ...vat.map(({ vat_rate, vat_category, vat_cents }) => ({
          id: `vat ${vat_category} ${vat_rate}`,
          label: texts.vat(vat_rate),
          figure: amount(vat_cents),
        })),
        { id: 'total', label: texts.total, figure: amount(total_cents) },
        ...paymentOf(facts).map(({ id, cents }) => ({
          id,
          label: texts.payment[id],
          figure: amount(cents),
        })),
      ]}
    />
  );
}

interface InvoiceDocumentProps {
  invoice: Invoice;
  onDrawn: (isDrawn: boolean) => void;
}

/** Shows the PDF of an invoice. Without a PDF, the data of the e-invoice is shown as a readable invoice. */
export function InvoiceDocument({ invoice, onDrawn }: InvoiceDocumentProps) {
  const { id, file, facts, has_e_invoice } = invoice;
  const { id: association_id } = useAssociation();
  const links = useFileLinks(invoicesOperations.downloadInvoice)({ association_id, invoice_id: id });
  const [search] = useSearchParams();
  const { hit } = useOpenFile(search);
  const { isOn } = useShortcutSwitch();
  // A checker who comes back to an invoice waits for its document again.
  const leave = useEffectEvent(() => onDrawn(false));
  useEffect(() => () => leave(), []);
  if (file)
    return (
      <FileView
        opensAsPages
        key={search.toString()}
        file={file}
        links={links}
        hit={hit}
        hasPageKeys={isOn}
        onPageDrawn={() => onDrawn(true)}
      />
    );
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
