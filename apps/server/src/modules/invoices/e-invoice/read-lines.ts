import type { InvoiceFacts } from '@mijn/domain/invoices';
import type { XmlElement } from './parse-xml.ts';
import { elementsAt, valueAt } from './ubl.ts';
import { centsAt, numberAt } from './ubl-values.ts';

type Line = InvoiceFacts['lines'][number];

const NO_QUANTITY = { quantity: null, unit: null };

function lineOf(line: XmlElement, quantityName: string): Line {
  const [quantity] = elementsAt(line, quantityName);
  return {
    description: valueAt(line, 'cac:Item/cbc:Name') ?? valueAt(line, 'cac:Item/cbc:Description') ?? '–',
    quantity: numberAt(line, quantityName),
    unit: quantity?.attributes['unitCode'] ?? null,
    amount_cents: centsAt(line, 'cbc:LineExtensionAmount'),
    vat_rate: numberAt(line, 'cac:Item/cac:ClassifiedTaxCategory/cbc:Percent'),
  };
}

/** An allowance or a charge on the whole document: as a line, so that the lines add up to the net amount. */
function lineOfAllowance(allowance: XmlElement): Line {
  const isCharge = ['true', '1'].includes(valueAt(allowance, 'cbc:ChargeIndicator') ?? '');
  const amount = centsAt(allowance, 'cbc:Amount');
  return {
    description: valueAt(allowance, 'cbc:AllowanceChargeReason') ?? (isCharge ? 'Toeslag' : 'Korting'),
    ...NO_QUANTITY,
    amount_cents: isCharge ? amount : -amount,
    vat_rate: numberAt(allowance, 'cac:TaxCategory/cbc:Percent'),
  };
}

/** The lines of a document, and then its allowances and charges. */
export function readLines(root: XmlElement, kind: 'Invoice' | 'CreditNote'): Line[] {
  const [line, quantity] =
    kind === 'Invoice'
      ? ['cac:InvoiceLine', 'cbc:InvoicedQuantity']
      : ['cac:CreditNoteLine', 'cbc:CreditedQuantity'];
  return [
    ...elementsAt(root, line).map((one) => lineOf(one, quantity)),
    ...elementsAt(root, 'cac:AllowanceCharge').map(lineOfAllowance),
  ];
}
