import { plainIban, type InvoiceFacts } from '@mijn/domain/invoices';
import { beginsAsPdf, holdsPdfObject } from '../../../files/index.ts';
import { decodeXml } from './decode-xml.ts';
import { parseXml, type XmlElement } from './parse-xml.ts';
import { readLines } from './read-lines.ts';
import { readTotals } from './read-totals.ts';
import { readVat } from './read-vat.ts';
import { elementsAt, kindOf, requiredAt, valueAt } from './ubl.ts';
import { dayAt } from './ubl-values.ts';
import { UnreadableEInvoice } from './unreadable.ts';

/** An e-invoice, read. */
export interface EInvoice {
  facts: InvoiceFacts;
  /** The first PDF inside it; null when there is none. */
  pdf: Buffer<ArrayBuffer> | null;
}

const PARTY = 'cac:AccountingSupplierParty/cac:Party';

/** The legal name, which EN 16931 requires, or else the name it trades by. */
function supplierOf(root: XmlElement): string {
  const name =
    valueAt(root, `${PARTY}/cac:PartyLegalEntity/cbc:RegistrationName`) ??
    valueAt(root, `${PARTY}/cac:PartyName/cbc:Name`);
  if (name === null) throw new UnreadableEInvoice(`has no name of the supplier in ${PARTY}`);
  return name;
}

function supplierNumberOf(root: XmlElement): string | null {
  const vat = elementsAt(root, `${PARTY}/cac:PartyTaxScheme`).find(
    (scheme) => valueAt(scheme, 'cac:TaxScheme/cbc:ID')?.toUpperCase() === 'VAT',
  );
  return (
    (vat && valueAt(vat, 'cbc:CompanyID')) ?? valueAt(root, `${PARTY}/cac:PartyLegalEntity/cbc:CompanyID`)
  );
}

function currencyOf(root: XmlElement): string {
  const currency = requiredAt(root, 'cbc:DocumentCurrencyCode');
  if (/^[A-Z]{3}$/u.test(currency)) return currency;
  throw new UnreadableEInvoice(`has "${currency}" as cbc:DocumentCurrencyCode, which is no currency`);
}

/** A credit note has positive amounts that are to be given back. */
function negated(facts: InvoiceFacts): InvoiceFacts {
  const minus = (cents: number): number => (cents === 0 ? 0 : -cents);
  return {
    ...facts,
    lines: facts.lines.map((line) => ({ ...line, amount_cents: minus(line.amount_cents) })),
    vat: facts.vat.map(({ vat_rate, taxable_cents, vat_cents }) => ({
      vat_rate,
      taxable_cents: minus(taxable_cents),
      vat_cents: minus(vat_cents),
    })),
    vat_cents: minus(facts.vat_cents),
    net_cents: minus(facts.net_cents),
    total_cents: minus(facts.total_cents),
    prepaid_cents: minus(facts.prepaid_cents),
    rounding_cents: minus(facts.rounding_cents),
    payable_cents: minus(facts.payable_cents),
  };
}

function factsOf(root: XmlElement, kind: 'Invoice' | 'CreditNote'): InvoiceFacts {
  const currency = currencyOf(root);
  const invoice_date = dayAt(root, 'cbc:IssueDate');
  if (invoice_date === null) throw new UnreadableEInvoice('has no cbc:IssueDate');
  const lines = readLines(root, kind);
  if (lines.length === 0) throw new UnreadableEInvoice(`has no cac:${kind}Line`);
  const account = plainIban(valueAt(root, 'cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID') ?? '');
  const facts = {
    supplier: supplierOf(root),
    supplier_number: supplierNumberOf(root),
    invoice_number: requiredAt(root, 'cbc:ID'),
    invoice_date,
    due_date: dayAt(root, 'cbc:DueDate') ?? dayAt(root, 'cac:PaymentMeans/cbc:PaymentDueDate'),
    currency,
    iban: account === '' ? null : account,
    lines,
    ...readVat(root, currency),
    ...readTotals(root),
  };
  return kind === 'CreditNote' ? negated(facts) : facts;
}

function pdfIn(root: XmlElement): Buffer<ArrayBuffer> | null {
  const path = 'cac:AdditionalDocumentReference/cac:Attachment/cbc:EmbeddedDocumentBinaryObject';
  for (const { text } of elementsAt(root, path)) {
    const bytes = Buffer.from(text, 'base64');
    // Senders write the type and the name in many ways, or wrongly: what counts is what is in it.
    if (beginsAsPdf(bytes) && holdsPdfObject(bytes)) return bytes;
  }
  return null;
}

/**
 * Reads an e-invoice: an Invoice or CreditNote of UBL 2.1, as NLCIUS (SI-UBL 2.0) and Peppol BIS 3 have them. Whether its
 * sums add up is not looked at: it is for the checker to judge (docs/decisions/0114-reading-e-invoices.md).
 * @throws UnreadableEInvoice with the reason for the operator.
 */
export function readEInvoice(bytes: Uint8Array): EInvoice {
  const root = parseXml(decodeXml(bytes));
  const kind = kindOf(root);
  if (!kind) {
    throw new UnreadableEInvoice(
      `is no UBL 2.1 Invoice or CreditNote: its first element is ${root.name} of ${root.namespace || 'no namespace'}`,
    );
  }
  return { facts: factsOf(root, kind), pdf: pdfIn(root) };
}
