import { formatDate } from '@mijn/domain/formats';
import { formatIban, type Invoice } from '@mijn/domain/invoices';
import { DateText } from '@mijn/ui/date-text';
import { DescriptionList } from '@mijn/ui/description-list';
import { Tag } from '@mijn/ui/tag';
import { Link } from '@mijn/ui/link';
import { Fragment, type ReactNode } from 'react';
import { useSession } from '../../../../shared/session/use-session.ts';
import { approvalText } from '../../components/approval-text.ts';
import { Cents, StatusTag } from '../../components/invoice-parts.tsx';
import { paymentOf, unbroken } from '../../figures.ts';
import { invoicePath } from '../../invoices.paths.ts';
import { texts } from './texts.ts';

/**
 * Returns whether an invoice is a credit note. Without an e-invoice, a negative amount means a credit note
 * (docs/import.md).
 */
const isCreditNote = ({ facts, total_cents }: Pick<Invoice, 'facts' | 'total_cents'>): boolean =>
  facts ? facts.is_credit_note : total_cents !== null && total_cents < 0;

type Facts = NonNullable<Invoice['facts']>;
interface Entry {
  term: string;
  description: ReactNode;
  isUnbroken?: boolean;
}

const { facts: terms } = texts;

const maybe = (term: string, description: ReactNode): Entry[] =>
  description === null || description === '' || description === false ? [] : [{ term, description }];

const dayOf = (day: string | null): string | null => (day === null ? null : formatDate(day));

const periodOf = ({ period_start, period_end }: Facts): string | null =>
  period_start === null && period_end === null ? null : texts.period(dayOf(period_start), dayOf(period_end));

function Preceding({ facts, invoice }: { facts: Facts; invoice: Pick<Invoice, 'preceding_invoices'> }) {
  const unique = new Map(facts.preceding.map((one) => [one.number, one]));
  return [...unique.values()].map(({ number, date }, at) => {
    const text = date === null ? number : texts.precedingOn(number, formatDate(date));
    const found = invoice.preceding_invoices.find((one) => one.number === number);
    return (
      <Fragment key={number}>
        {at > 0 && ', '}
        {found ? <Link href={invoicePath(found.invoice_id)}>{text}</Link> : text}
        {found?.check_status === 'rejected' && ` (${texts.events.rejected.toLowerCase()})`}
      </Fragment>
    );
  });
}

/** Shows a name, a number or a code as it is: a translator of the browser leaves it alone. */
const exact = (value: string | null): ReactNode => value && <span translate="no">{value}</span>;

const accounts = (term: string, ibans: readonly string[]): Entry => ({
  term,
  description: exact(ibans.map((iban) => unbroken(formatIban(iban))).join(', ')),
  isUnbroken: true,
});

/** Returns the payment means as a word, with its code, or the code alone if it is unusual. */
function meansOf(code: string): string {
  const word = Object.entries(texts.means).find(([known]) => known === code)?.[1];
  return word === undefined ? code : `${word} (${code})`;
}

const buyerOf = ({ buyer, buyer_address }: Facts): string =>
  [buyer, buyer_address].filter((part) => part !== null).join(', ');

function entriesOfFacts(facts: Facts, invoice: Invoice): Entry[] {
  const { invoice_number, invoice_date, due_date, currency } = facts;
  const named = facts.named_accounts.map(({ iban }) => iban);
  const payable = facts.ibans.filter((iban) => !named.includes(iban));
  return [
    { term: terms.invoice_number, description: exact(invoice_number) },
    ...maybe(terms.preceding, facts.preceding.length > 0 && <Preceding invoice={invoice} facts={facts} />),
    { term: terms.invoice_date, description: <DateText date={invoice_date} /> },
    { term: terms.due_date, description: due_date && <DateText date={due_date} /> },
    ...maybe(terms.period, periodOf(facts)),
    ...paymentOf(facts).map(({ id, cents }) => ({
      term: texts.payment[id],
      description: <Cents cents={cents} currency={currency} />,
    })),
    ...maybe(terms.payee, exact(facts.payee)),
    accounts(payable.length > 1 ? terms.ibans : terms.iban, payable),
    ...maybe(terms.holders, exact(facts.account_holders.join(', '))),
    ...(named.length > 0 ? [accounts(terms.named, named)] : []),
    ...maybe(terms.means, facts.payment_means.map(meansOf).join(', ')),
    ...maybe(terms.payment_reference, exact(facts.payment_reference)),
    ...maybe(terms.order_reference, exact(facts.order_reference)),
    ...maybe(terms.buyer, exact(buyerOf(facts))),
    { term: terms.supplier_number, description: exact(facts.supplier_number) },
  ];
}

const entriesOfProvider = ({ invoice_number, iban }: Pick<Invoice, 'invoice_number' | 'iban'>): Entry[] => [
  ...maybe(terms.invoice_number, exact(invoice_number)),
  ...(iban ? [accounts(terms.iban, [iban])] : []),
];

interface InvoiceFactsProps {
  invoice: Invoice;
  canCheck: boolean;
}

export function InvoiceFacts({ invoice, canCheck }: InvoiceFactsProps) {
  const { isReadOnly } = useSession();
  const { facts, name, created_at, check_status } = invoice;
  const half = approvalText(invoice, canCheck && !isReadOnly);
  // The buttons show the status to a checker who still has to decide.
  const decided =
    canCheck && !isReadOnly && check_status === 'to_check' ? undefined : (
      <StatusTag status={check_status} canCheck={canCheck} />
    );
  const shown = half === undefined ? decided : <Tag>{half}</Tag>;
  const status = shown === undefined ? [] : [{ term: terms.status, description: shown }];
  return (
    <DescriptionList
      look="ends"
      entries={[
        ...status,
        ...(isCreditNote(invoice) ? [{ term: terms.kind, description: texts.creditNote }] : []),
        { term: terms.name, description: exact(name) },
        ...(facts ? entriesOfFacts(facts, invoice) : entriesOfProvider(invoice)),
        { term: terms.created_at, description: <DateText date={created_at} /> },
      ]}
    />
  );
}
