import type { InvoiceFacts } from '@mijn/domain/invoices';
import type { XmlElement } from '../parse-xml.ts';
import { UnreadableEInvoice } from '../unreadable.ts';
import { elementsAt, valueAt } from '../xml-paths.ts';
import { addedCentsAt, centsAt, numberAt } from '../xml-values.ts';

type Line = InvoiceFacts['lines'][number];

const NO_QUANTITY = { quantity: null, unit: null };

function lineOf(line: XmlElement, quantityName: string): Line {
  const [quantity] = elementsAt(line, quantityName);
  return {
    kind: 'line',
    description: valueAt(line, 'cac:Item/cbc:Name') ?? valueAt(line, 'cac:Item/cbc:Description') ?? '–',
    quantity: numberAt(line, quantityName),
    unit: quantity?.attributes['unitCode'] ?? null,
    amount_cents: centsAt(line, 'cbc:LineExtensionAmount'),
    vat_rate: numberAt(line, 'cac:Item/cac:ClassifiedTaxCategory/cbc:Percent'),
    vat_category: valueAt(line, 'cac:Item/cac:ClassifiedTaxCategory/cbc:ID'),
  };
}

/** An allowance or a charge on the whole document: as a line, so that the lines add up to the net amount. */
function lineOfAllowance(allowance: XmlElement): Line {
  const isCharge = ['true', '1'].includes(valueAt(allowance, 'cbc:ChargeIndicator') ?? '');
  const amount = centsAt(allowance, 'cbc:Amount');
  return {
    kind: isCharge ? 'charge' : 'allowance',
    description: valueAt(allowance, 'cbc:AllowanceChargeReason') ?? (isCharge ? 'Toeslag' : 'Korting'),
    ...NO_QUANTITY,
    amount_cents: isCharge ? amount : 0 - amount,
    vat_rate: numberAt(allowance, 'cac:TaxCategory/cbc:Percent'),
    vat_category: valueAt(allowance, 'cac:TaxCategory/cbc:ID'),
  };
}

/** The lines of a document, then its allowances and charges; and what the lines add up to. @throws UnreadableEInvoice */
export function readLines(
  root: XmlElement,
  kind: 'Invoice' | 'CreditNote',
): Pick<InvoiceFacts, 'lines' | 'added_lines_cents'> {
  const [name, quantity] =
    kind === 'Invoice'
      ? ['cac:InvoiceLine', 'cbc:InvoicedQuantity']
      : ['cac:CreditNoteLine', 'cbc:CreditedQuantity'];
  const lines = elementsAt(root, name);
  if (lines.length === 0) throw new UnreadableEInvoice(`has no ${name}`);
  return {
    lines: [
      ...lines.map((line) => lineOf(line, quantity)),
      ...elementsAt(root, 'cac:AllowanceCharge').map(lineOfAllowance),
    ],
    added_lines_cents: addedCentsAt(lines, 'cbc:LineExtensionAmount'),
  };
}
