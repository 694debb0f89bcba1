import { formatIban, type Invoice } from '@mijn/domain/invoices';
import { DateText } from '@mijn/ui/date-text';
import { DescriptionList } from '@mijn/ui/description-list';
import { StatusTag } from '../../components/status-tag.tsx';
import { texts } from './texts.ts';

interface InvoiceFactsProps {
  invoice: Invoice;
  canCheck: boolean;
}

/** What is known of an invoice: of its e-invoice, where there is one. */
export function InvoiceFacts({ invoice, canCheck }: InvoiceFactsProps) {
  const { facts, name, created_at, check_status } = invoice;
  const { facts: terms } = texts;
  // What is to be checked says so by its buttons.
  const status =
    canCheck && check_status === 'to_check'
      ? []
      : [{ term: terms.status, description: <StatusTag status={check_status} canCheck={canCheck} /> }];
  const fromEInvoice = facts
    ? [
        { term: terms.invoice_number, description: facts.invoice_number },
        { term: terms.invoice_date, description: <DateText date={facts.invoice_date} /> },
        { term: terms.due_date, description: facts.due_date && <DateText date={facts.due_date} /> },
        { term: terms.iban, description: facts.iban && formatIban(facts.iban) },
        { term: terms.supplier_number, description: facts.supplier_number },
      ]
    : [];
  return (
    <DescriptionList
      look="ends"
      entries={[
        ...status,
        { term: terms.name, description: name },
        ...fromEInvoice,
        { term: terms.created_at, description: <DateText date={created_at} /> },
      ]}
    />
  );
}
