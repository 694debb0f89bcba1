import type { InvoiceFacts } from '@mijn/domain/invoices';
import { allowanceLineAt, type Line } from './allowance-line.ts';
import { namedAccounts } from './named-accounts.ts';
import { UnreadableEInvoice, type XmlElement } from './parse-xml.ts';
import {
  accountsAt,
  addedCentsAt,
  addressAt,
  centsAt,
  currencyAt,
  dayAt,
  elementsAt,
  joinParts,
  namesAt,
  notesAt,
  nullableCentsAt,
  numberAt,
  optionalCentsAt,
  requiredAt,
  textsAt,
  valueAt,
} from './xml-values.ts';

type Totals = Pick<
  InvoiceFacts,
  | 'lines_cents'
  | 'allowances_cents'
  | 'charges_cents'
  | 'net_cents'
  | 'total_cents'
  | 'prepaid_cents'
  | 'rounding_cents'
  | 'payable_cents'
>;

/** `total_cents` includes the VAT, and `payable_cents` excludes the amount that was paid in advance. */
function readTotals(root: XmlElement): Totals {
  const path = (name: string): string => `cac:LegalMonetaryTotal/cbc:${name}`;
  return {
    lines_cents: nullableCentsAt(root, path('LineExtensionAmount')),
    allowances_cents: nullableCentsAt(root, path('AllowanceTotalAmount')),
    charges_cents: nullableCentsAt(root, path('ChargeTotalAmount')),
    net_cents: centsAt(root, path('TaxExclusiveAmount')),
    total_cents: centsAt(root, path('TaxInclusiveAmount')),
    prepaid_cents: optionalCentsAt(root, path('PrepaidAmount')),
    rounding_cents: optionalCentsAt(root, path('PayableRoundingAmount')),
    payable_cents: centsAt(root, path('PayableAmount')),
  };
}

type Vat = Pick<InvoiceFacts, 'vat' | 'vat_cents'>;

/** The document may also have a total in another currency. */
function totalIn(root: XmlElement, currency: string): XmlElement | undefined {
  const totals = elementsAt(root, 'cac:TaxTotal');
  const isOwn = (total: XmlElement): boolean =>
    elementsAt(total, 'cbc:TaxAmount').some(({ attributes }) => attributes['currencyID'] === currency);
  return totals.find(isOwn) ?? totals[0];
}

/** A supplier without VAT may omit the VAT. */
function readVat(root: XmlElement, currency: string): Vat {
  const total = totalIn(root, currency);
  if (!total) return { vat: [], vat_cents: 0 };
  const parts = elementsAt(total, 'cac:TaxSubtotal').map((part) => ({
    vat_rate: numberAt(part, 'cac:TaxCategory/cbc:Percent'),
    vat_category: valueAt(part, 'cac:TaxCategory/cbc:ID'),
    taxable_cents: centsAt(part, 'cbc:TaxableAmount'),
    vat_cents: centsAt(part, 'cbc:TaxAmount'),
  }));
  return { vat: joinParts(parts), vat_cents: centsAt(total, 'cbc:TaxAmount') };
}

function lineOf(line: XmlElement, quantityName: string): Line {
  const [quantity] = elementsAt(line, quantityName);
  const description = valueAt(line, 'cac:Item/cbc:Name') ?? valueAt(line, 'cac:Item/cbc:Description') ?? '–';
  return {
    kind: 'line',
    description,
    details: textsAt(line, ['cac:Item/cbc:Description', 'cbc:Note']).filter((text) => text !== description),
    quantity: numberAt(line, quantityName),
    unit: quantity?.attributes['unitCode'] ?? null,
    amount_cents: centsAt(line, 'cbc:LineExtensionAmount'),
    vat_rate: numberAt(line, 'cac:Item/cac:ClassifiedTaxCategory/cbc:Percent'),
    vat_category: valueAt(line, 'cac:Item/cac:ClassifiedTaxCategory/cbc:ID'),
  };
}

const lineOfAllowance = allowanceLineAt({
  indicator: 'cbc:ChargeIndicator',
  amount: 'cbc:Amount',
  reason: 'cbc:AllowanceChargeReason',
  rate: 'cac:TaxCategory/cbc:Percent',
  category: 'cac:TaxCategory/cbc:ID',
});

/** Includes allowances and charges, and the sum of the lines. @throws UnreadableEInvoice without lines or valid values. */
function readLines(
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

const SUPPLIER = 'cac:AccountingSupplierParty/cac:Party';
const BUYER = 'cac:AccountingCustomerParty/cac:Party';

/** Returns the legal name, which EN 16931 requires, otherwise the trade name. */
const nameAt = (root: XmlElement, party: string): string | null =>
  valueAt(root, `${party}/cac:PartyLegalEntity/cbc:RegistrationName`) ??
  valueAt(root, `${party}/cac:PartyName/cbc:Name`);

function supplierOf(root: XmlElement): string {
  const name = nameAt(root, SUPPLIER);
  if (name === null) throw new UnreadableEInvoice(`has no name of the supplier in ${SUPPLIER}`);
  return name;
}

function supplierNumberOf(root: XmlElement): string | null {
  const vat = elementsAt(root, `${SUPPLIER}/cac:PartyTaxScheme`).find(
    (scheme) => valueAt(scheme, 'cac:TaxScheme/cbc:ID')?.toUpperCase() === 'VAT',
  );
  return (
    (vat && valueAt(vat, 'cbc:CompanyID')) ?? valueAt(root, `${SUPPLIER}/cac:PartyLegalEntity/cbc:CompanyID`)
  );
}

const buyerAddressOf = (root: XmlElement): string | null => {
  const address = `${BUYER}/cac:PostalAddress`;
  return addressAt(root, {
    lines: [
      `${address}/cbc:StreetName`,
      `${address}/cbc:AdditionalStreetName`,
      `${address}/cac:AddressLine/cbc:Line`,
    ],
    postcode: `${address}/cbc:PostalZone`,
    city: `${address}/cbc:CityName`,
  });
};

const MEANS = 'cac:PaymentMeans';
const PAYEE = 'cac:PayeeParty';

type Payment = Pick<InvoiceFacts, 'payee' | 'account_holders' | 'payment_means' | 'payment_terms'>;

const readPayment = (root: XmlElement): Payment => ({
  payee:
    namesAt(root, [
      `${PAYEE}/cac:PartyLegalEntity/cbc:RegistrationName`,
      `${PAYEE}/cac:PartyName/cbc:Name`,
    ]) ??
    namesAt(root, [`${PAYEE}/cac:PartyLegalEntity/cbc:CompanyID`, `${PAYEE}/cac:PartyIdentification/cbc:ID`]),
  account_holders: textsAt(root, [`${MEANS}/cac:PayeeFinancialAccount/cbc:Name`]),
  payment_means: textsAt(root, [`${MEANS}/cbc:PaymentMeansCode`]),
  payment_terms: [
    ...new Set([
      ...textsAt(root, ['cac:PaymentTerms/cbc:Note', `${MEANS}/cbc:InstructionNote`]),
      ...elementsAt(root, `${MEANS}/cbc:PaymentMeansCode`).flatMap(
        ({ attributes }) => attributes['name'] || [],
      ),
    ]),
  ],
});

const precedingOf = (root: XmlElement): InvoiceFacts['preceding'] =>
  elementsAt(root, 'cac:BillingReference/cac:InvoiceDocumentReference').flatMap((reference) => {
    const number = valueAt(reference, 'cbc:ID');
    return number === null ? [] : [{ number, date: dayAt(reference, 'cbc:IssueDate') }];
  });

/** Reads UBL 2.1, with the signs of the document. @throws UnreadableEInvoice if a required value is missing or invalid. */
export function readUblFacts(root: XmlElement, kind: 'Invoice' | 'CreditNote'): InvoiceFacts {
  const currency = currencyAt(root, 'cbc:DocumentCurrencyCode');
  const invoice_date = dayAt(root, 'cbc:IssueDate');
  if (invoice_date === null) throw new UnreadableEInvoice('has no cbc:IssueDate');
  const ibans = accountsAt(root, [`${MEANS}/cac:PayeeFinancialAccount/cbc:ID`]);
  return {
    is_credit_note: kind === 'CreditNote',
    type_code: valueAt(root, `cbc:${kind}TypeCode`),
    preceding: precedingOf(root),
    supplier: supplierOf(root),
    supplier_number: supplierNumberOf(root),
    buyer: nameAt(root, BUYER),
    buyer_address: buyerAddressOf(root),
    invoice_number: requiredAt(root, 'cbc:ID'),
    invoice_date,
    due_date: dayAt(root, 'cbc:DueDate') ?? dayAt(root, `${MEANS}/cbc:PaymentDueDate`),
    period_start: dayAt(root, 'cac:InvoicePeriod/cbc:StartDate'),
    period_end: dayAt(root, 'cac:InvoicePeriod/cbc:EndDate'),
    ...readPayment(root),
    payment_reference: valueAt(root, `${MEANS}/cbc:PaymentID`),
    order_reference: valueAt(root, 'cac:OrderReference/cbc:ID'),
    notes: notesAt(root, 'cbc:Note'),
    currency,
    iban: ibans[0] ?? null,
    ibans,
    named_accounts: namedAccounts(root, ibans),
    ...readLines(root, kind),
    ...readVat(root, currency),
    ...readTotals(root),
  };
}
