import type { InvoiceFacts } from '@mijn/domain/invoices';
import type { XmlElement } from '../parse-xml.ts';
import { UnreadableEInvoice } from '../unreadable.ts';
import { elementsAt, requiredAt, valueAt } from '../xml-paths.ts';
import { accountsAt, addressAt, currencyAt, dayAt, notesAt } from '../xml-values.ts';
import { readLines } from './lines.ts';
import { readTotals } from './totals.ts';
import { readVat } from './vat.ts';

const SUPPLIER = 'cac:AccountingSupplierParty/cac:Party';
const BUYER = 'cac:AccountingCustomerParty/cac:Party';

/** The legal name, which EN 16931 requires, or else the name that a party trades by. */
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

const precedingOf = (root: XmlElement): InvoiceFacts['preceding'] =>
  elementsAt(root, 'cac:BillingReference/cac:InvoiceDocumentReference').flatMap((reference) => {
    const number = valueAt(reference, 'cbc:ID');
    return number === null ? [] : [{ number, date: dayAt(reference, 'cbc:IssueDate') }];
  });

/** What an Invoice or CreditNote of UBL 2.1 says, with the signs that it writes. @throws UnreadableEInvoice */
export function readUblFacts(root: XmlElement, kind: 'Invoice' | 'CreditNote'): InvoiceFacts {
  const currency = currencyAt(root, 'cbc:DocumentCurrencyCode');
  const invoice_date = dayAt(root, 'cbc:IssueDate');
  if (invoice_date === null) throw new UnreadableEInvoice('has no cbc:IssueDate');
  const ibans = accountsAt(root, ['cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID']);
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
    due_date: dayAt(root, 'cbc:DueDate') ?? dayAt(root, 'cac:PaymentMeans/cbc:PaymentDueDate'),
    period_start: dayAt(root, 'cac:InvoicePeriod/cbc:StartDate'),
    period_end: dayAt(root, 'cac:InvoicePeriod/cbc:EndDate'),
    payment_reference: valueAt(root, 'cac:PaymentMeans/cbc:PaymentID'),
    order_reference: valueAt(root, 'cac:OrderReference/cbc:ID'),
    notes: notesAt(root, 'cbc:Note'),
    currency,
    iban: ibans[0] ?? null,
    ibans,
    ...readLines(root, kind),
    ...readVat(root, currency),
    ...readTotals(root),
  };
}
