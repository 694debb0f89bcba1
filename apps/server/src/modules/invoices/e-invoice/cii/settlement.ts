import type { InvoiceFacts } from '@mijn/domain/invoices';
import type { XmlElement } from '../parse-xml.ts';
import { joinParts } from '../vat-parts.ts';
import { elementsAt, valueAt } from '../xml-paths.ts';
import { centsAt, centsOf, nullableCentsAt, numberAt, optionalCentsAt } from '../xml-values.ts';

const SUMS = 'ram:SpecifiedTradeSettlementHeaderMonetarySummation';

/** The VAT of a document; the total in its own currency counts, where there is one in another too. */
export function readVat(settlement: XmlElement, currency: string): Pick<InvoiceFacts, 'vat' | 'vat_cents'> {
  const parts = elementsAt(settlement, 'ram:ApplicableTradeTax').map((part) => ({
    vat_rate: numberAt(part, 'ram:RateApplicablePercent'),
    vat_category: valueAt(part, 'ram:CategoryCode'),
    taxable_cents: centsAt(part, 'ram:BasisAmount'),
    vat_cents: optionalCentsAt(part, 'ram:CalculatedAmount'),
  }));
  const totals = elementsAt(settlement, `${SUMS}/ram:TaxTotalAmount`);
  const own = totals.find(({ attributes }) => attributes['currencyID'] === currency) ?? totals[0];
  return { vat: joinParts(parts), vat_cents: own ? centsOf(own) : 0 };
}

/** What a document comes to, as `readTotals` of UBL. */
export function readTotals(settlement: XmlElement) {
  const path = (name: string): string => `${SUMS}/ram:${name}`;
  return {
    lines_cents: nullableCentsAt(settlement, path('LineTotalAmount')),
    allowances_cents: nullableCentsAt(settlement, path('AllowanceTotalAmount')),
    charges_cents: nullableCentsAt(settlement, path('ChargeTotalAmount')),
    net_cents: centsAt(settlement, path('TaxBasisTotalAmount')),
    total_cents: centsAt(settlement, path('GrandTotalAmount')),
    prepaid_cents: optionalCentsAt(settlement, path('TotalPrepaidAmount')),
    rounding_cents: optionalCentsAt(settlement, path('RoundingAmount')),
    payable_cents: centsAt(settlement, path('DuePayableAmount')),
  };
}
