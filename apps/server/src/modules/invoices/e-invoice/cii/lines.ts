import type { InvoiceFacts } from '@mijn/domain/invoices';
import type { XmlElement } from '../parse-xml.ts';
import { UnreadableEInvoice } from '../unreadable.ts';
import { elementsAt, valueAt } from '../xml-paths.ts';
import { addedCentsAt, centsAt, numberAt } from '../xml-values.ts';

type Line = InvoiceFacts['lines'][number];

const LINE = 'ram:IncludedSupplyChainTradeLineItem';
const AMOUNT =
  'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount';

/** A heading or a remark between lines, which the extended profile of Factur-X has, counts for nothing. */
const isCounted = (line: XmlElement): boolean =>
  !['GROUP', 'INFORMATION'].includes(
    valueAt(line, 'ram:AssociatedDocumentLineDocument/ram:LineStatusReasonCode') ?? '',
  );

function lineOf(line: XmlElement): Line {
  const quantityAt = 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity';
  const [quantity] = elementsAt(line, quantityAt);
  const vat = 'ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax';
  return {
    kind: 'line',
    description: valueAt(line, 'ram:SpecifiedTradeProduct/ram:Name') ?? '–',
    quantity: numberAt(line, quantityAt),
    unit: quantity?.attributes['unitCode'] ?? null,
    amount_cents: centsAt(line, AMOUNT),
    vat_rate: numberAt(line, `${vat}/ram:RateApplicablePercent`),
    vat_category: valueAt(line, `${vat}/ram:CategoryCode`),
  };
}

const NO_QUANTITY = { quantity: null, unit: null };

function lineOfAllowance(allowance: XmlElement): Line {
  const isCharge = ['true', '1'].includes(valueAt(allowance, 'ram:ChargeIndicator/udt:Indicator') ?? '');
  const amount = centsAt(allowance, 'ram:ActualAmount');
  return {
    kind: isCharge ? 'charge' : 'allowance',
    description: valueAt(allowance, 'ram:Reason') ?? (isCharge ? 'Toeslag' : 'Korting'),
    ...NO_QUANTITY,
    amount_cents: isCharge ? amount : 0 - amount,
    vat_rate: numberAt(allowance, 'ram:CategoryTradeTax/ram:RateApplicablePercent'),
    vat_category: valueAt(allowance, 'ram:CategoryTradeTax/ram:CategoryCode'),
  };
}

/** What is charged for transport, which the extended profile of Factur-X has. */
const lineOfTransport = (charge: XmlElement): Line => ({
  kind: 'charge',
  description: valueAt(charge, 'ram:Description') ?? 'Toeslag',
  ...NO_QUANTITY,
  amount_cents: centsAt(charge, 'ram:AppliedAmount'),
  vat_rate: numberAt(charge, 'ram:AppliedTradeTax/ram:RateApplicablePercent'),
  vat_category: valueAt(charge, 'ram:AppliedTradeTax/ram:CategoryCode'),
});

/**
 * The lines of a document, then its allowances and charges; and what the lines add up to.
 * @throws UnreadableEInvoice also without lines: the profiles of Factur-X without any are no invoices of EN 16931.
 */
export function readLines(
  transaction: XmlElement,
  settlement: XmlElement,
): Pick<InvoiceFacts, 'lines' | 'added_lines_cents'> {
  const lines = elementsAt(transaction, LINE).filter(isCounted);
  if (lines.length === 0) throw new UnreadableEInvoice(`has no ${LINE}`);
  return {
    lines: [
      ...lines.map(lineOf),
      ...elementsAt(settlement, 'ram:SpecifiedTradeAllowanceCharge').map(lineOfAllowance),
      ...elementsAt(settlement, 'ram:SpecifiedLogisticsServiceCharge').map(lineOfTransport),
    ],
    added_lines_cents: addedCentsAt(lines, AMOUNT),
  };
}
