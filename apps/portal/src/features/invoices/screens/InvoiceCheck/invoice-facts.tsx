import { formatIban, type Invoice } from '@mijn/domain/invoices';
import { DateText } from '@mijn/ui/date-text';
import { DescriptionList } from '@mijn/ui/description-list';
import { Cents } from '../../components/cents.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { useSession } from '../../../../shared/session/use-session.ts';
import { paymentOf } from '../../payment-of.ts';
import { texts } from './texts.ts';

interface InvoiceFactsProps {
  invoice: Invoice;
  canCheck: boolean;
}

/** What is known of an invoice: by its e-invoice, where there is one, and else what the provider said. */
export function InvoiceFacts({ invoice, canCheck }: InvoiceFactsProps) {
  const { isReadOnly } = useSession();
  const { facts, name, created_at, check_status, invoice_number, iban } = invoice;
  const { facts: terms } = texts;
  // What is to be checked says so by its buttons.
  const status =
    canCheck && !isReadOnly && check_status === 'to_check'
      ? []
      : [{ term: terms.status, description: <StatusTag status={check_status} canCheck={canCheck} /> }];
  const number = { term: terms.invoice_number, description: invoice_number };
  const account = { term: terms.iban, description: iban && formatIban(iban) };
  const told = facts
    ? [
        number,
        { term: terms.invoice_date, description: <DateText date={facts.invoice_date} /> },
        { term: terms.due_date, description: facts.due_date && <DateText date={facts.due_date} /> },
        ...paymentOf(facts).map(({ id, cents }) => ({
          term: texts.payment[id],
          description: <Cents cents={cents} currency={facts.currency} />,
        })),
        account,
        { term: terms.supplier_number, description: facts.supplier_number },
      ]
    : [number, account].filter(({ description }) => description);
  return (
    <DescriptionList
      look="ends"
      entries={[
        ...status,
        { term: terms.name, description: name },
        ...told,
        { term: terms.created_at, description: <DateText date={created_at} /> },
      ]}
    />
  );
}
