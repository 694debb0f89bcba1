import type { InvoiceFacts } from '@mijn/domain/invoices';
import { FiguresTable } from '@mijn/ui/figures-table';
import { Cents } from '../../components/cents.tsx';
import { formatQuantity } from '../../format-quantity.ts';
import { paymentOf } from '../../payment-of.ts';
import { texts } from './texts.ts';

/** The lines of an e-invoice, with its VAT, its total, and what is left to pay. */
export function InvoiceLines({ facts }: { facts: InvoiceFacts }) {
  const { lines, vat, net_cents, total_cents, currency } = facts;
  const amount = (cents: number) => <Cents cents={cents} currency={currency} />;
  return (
    <FiguresTable
      label={texts.lines}
      columns={texts.columns}
      rows={lines.map((line, index) => ({
        id: String(index),
        cells: [line.description, formatQuantity(line), amount(line.amount_cents)],
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
