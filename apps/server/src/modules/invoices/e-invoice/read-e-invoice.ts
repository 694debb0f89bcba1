import { ibansIn, type InvoiceFacts } from '@mijn/domain/invoices';
import { beginsAsPdf, holdsPdfObject } from '../../../capabilities/files/index.ts';
import { readCiiFacts } from './cii.ts';
import { decodeXml, parseXml, UnreadableEInvoice, type XmlElement } from './parse-xml.ts';
import { readUblFacts } from './ubl.ts';
import { elementsAt, namespaces } from './xml-values.ts';

const ACCOUNTS_MAX = 10;

const minus = (cents: number): number => (cents === 0 ? 0 : -cents);
const minusOrNull = (cents: number | null): number | null => (cents === null ? null : minus(cents));

/** A credit note has positive amounts, which the supplier pays back. */
function asCredit(facts: InvoiceFacts): InvoiceFacts {
  return {
    ...facts,
    lines: facts.lines.map((line) => ({ ...line, amount_cents: minus(line.amount_cents) })),
    vat: facts.vat.map((part) => ({
      ...part,
      taxable_cents: minus(part.taxable_cents),
      vat_cents: minus(part.vat_cents),
    })),
    lines_cents: minusOrNull(facts.lines_cents),
    added_lines_cents: minusOrNull(facts.added_lines_cents),
    allowances_cents: minusOrNull(facts.allowances_cents),
    charges_cents: minusOrNull(facts.charges_cents),
    vat_cents: minus(facts.vat_cents),
    net_cents: minus(facts.net_cents),
    total_cents: minus(facts.total_cents),
    prepaid_cents: minus(facts.prepaid_cents),
    rounding_cents: minus(facts.rounding_cents),
    payable_cents: minus(facts.payable_cents),
  };
}

export interface EInvoice {
  facts: InvoiceFacts;
  /** The first PDF inside the e-invoice, or null. */
  pdf: Buffer<ArrayBuffer> | null;
}

type Syntax = 'Invoice' | 'CreditNote' | 'CrossIndustryInvoice';

/** Returns undefined for any other document than one of the two syntaxes of EN 16931. */
function syntaxOf({ namespace, name }: XmlElement): Syntax | undefined {
  if (namespace === namespaces.invoice && name === 'Invoice') return name;
  if (namespace === namespaces.creditNote && name === 'CreditNote') return name;
  return namespace === namespaces.rsm && name === 'CrossIndustryInvoice' ? name : undefined;
}

/** Removes the envelope (SBDH) of the network. */
function documentIn(root: XmlElement): XmlElement {
  if (root.namespace !== namespaces.sbdh || root.name !== 'StandardBusinessDocument') return root;
  const document = root.children.find(({ namespace }) => namespace !== namespaces.sbdh);
  if (!document) throw new UnreadableEInvoice('is an envelope with nothing inside');
  return document;
}

/** A supplier may ask for payment in a text. Without an account to pay to, the first one in the notes is the invoice's. */
function withNamedAccounts(facts: InvoiceFacts): InvoiceFacts {
  const named = facts.named_accounts.map(({ iban }) => iban);
  const inNotes = facts.notes.flatMap((note) => ibansIn(note));
  return {
    ...facts,
    iban: facts.iban ?? inNotes[0] ?? null,
    ibans: [...facts.ibans.slice(0, ACCOUNTS_MAX), ...named],
  };
}

function readFacts(root: XmlElement): InvoiceFacts {
  const syntax = syntaxOf(root);
  if (!syntax) {
    throw new UnreadableEInvoice(
      `is no UBL 2.1 Invoice or CreditNote, nor a CrossIndustryInvoice: its first element is ${root.name} of ${root.namespace || 'no namespace'}`,
    );
  }
  const facts = syntax === 'CrossIndustryInvoice' ? readCiiFacts(root) : readUblFacts(root, syntax);
  return withNamedAccounts(facts.is_credit_note ? asCredit(facts) : facts);
}

/** Checks attachments with the media type of a PDF before others. */
function pdfIn(root: XmlElement): Buffer<ArrayBuffer> | null {
  const path = 'cac:AdditionalDocumentReference/cac:Attachment/cbc:EmbeddedDocumentBinaryObject';
  const saysPdf = ({ attributes }: XmlElement): boolean =>
    attributes['mimeCode']?.toLowerCase() === 'application/pdf';
  const attachments = elementsAt(root, path);
  for (const { text } of [...attachments.filter(saysPdf), ...attachments]) {
    const bytes = Buffer.from(text, 'base64');
    // The content is checked, because media types and names are often wrong.
    if (beginsAsPdf(bytes) && holdsPdfObject(bytes)) return bytes;
  }
  return null;
}

/**
 * Reads EN 16931: UBL 2.1 (NLCIUS, Peppol BIS 3), also in an SBDH envelope, or CII (Factur-X, ZUGFeRD, XRechnung). Wrong
 * sums are a signal for the checker (docs/decisions/0114-reading-e-invoices.md). @throws UnreadableEInvoice with the reason
 * for the operator.
 */
export function readEInvoice(bytes: Uint8Array): EInvoice {
  const root = documentIn(parseXml(decodeXml(bytes)));
  return { facts: readFacts(root), pdf: pdfIn(root) };
}
