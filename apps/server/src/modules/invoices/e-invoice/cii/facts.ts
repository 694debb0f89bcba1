import type { InvoiceFacts } from '@mijn/domain/invoices';
import type { XmlElement } from '../parse-xml.ts';
import { UnreadableEInvoice } from '../unreadable.ts';
import { elementsAt, requiredAt, valueAt } from '../xml-paths.ts';
import { accountsAt, addressAt, compactDayAt, currencyAt, notesAt } from '../xml-values.ts';
import { readLines } from './lines.ts';
import { readTotals, readVat } from './settlement.ts';

const TRANSACTION = 'rsm:SupplyChainTradeTransaction';
const DAY = 'udt:DateTimeString';

/** The types of credit notes that EN 16931 knows (UNCL 1001): CII writes them with positive amounts, as UBL does. */
const CREDIT_NOTES = new Set(['81', '83', '261', '262', '296', '308', '381', '396', '420', '458', '532']);

function oneAt(root: XmlElement, path: string): XmlElement {
  const [found] = elementsAt(root, path);
  if (!found) throw new UnreadableEInvoice(`has no ${path}`);
  return found;
}

function supplierNumberOf(seller: XmlElement): string | null {
  const vat = elementsAt(seller, 'ram:SpecifiedTaxRegistration').find((registration) =>
    elementsAt(registration, 'ram:ID').some(({ attributes }) => attributes['schemeID'] === 'VA'),
  );
  return (vat && valueAt(vat, 'ram:ID')) ?? valueAt(seller, 'ram:SpecifiedLegalOrganization/ram:ID');
}

const buyerAddressOf = (agreement: XmlElement): string | null => {
  const address = 'ram:BuyerTradeParty/ram:PostalTradeAddress';
  return addressAt(agreement, {
    lines: ['LineOne', 'LineTwo', 'LineThree'].map((line) => `${address}/ram:${line}`),
    postcode: `${address}/ram:PostcodeCode`,
    city: `${address}/ram:CityName`,
  });
};

const precedingOf = (settlement: XmlElement): InvoiceFacts['preceding'] =>
  elementsAt(settlement, 'ram:InvoiceReferencedDocument').flatMap((reference) => {
    const number = valueAt(reference, 'ram:IssuerAssignedID');
    const date = compactDayAt(reference, 'ram:FormattedIssueDateTime/qdt:DateTimeString');
    return number === null ? [] : [{ number, date }];
  });

/** What a CrossIndustryInvoice (CII D16B) says, with the signs that it writes. @throws UnreadableEInvoice */
export function readCiiFacts(root: XmlElement): InvoiceFacts {
  const header = oneAt(root, 'rsm:ExchangedDocument');
  const transaction = oneAt(root, TRANSACTION);
  const agreement = oneAt(transaction, 'ram:ApplicableHeaderTradeAgreement');
  const settlement = oneAt(transaction, 'ram:ApplicableHeaderTradeSettlement');
  const seller = oneAt(agreement, 'ram:SellerTradeParty');
  const currency = currencyAt(settlement, 'ram:InvoiceCurrencyCode');
  const invoice_date = compactDayAt(header, `ram:IssueDateTime/${DAY}`);
  if (invoice_date === null) throw new UnreadableEInvoice('has no ram:IssueDateTime');
  const type_code = valueAt(header, 'ram:TypeCode');
  const account = 'ram:SpecifiedTradeSettlementPaymentMeans/ram:PayeePartyCreditorFinancialAccount';
  const ibans = accountsAt(settlement, [`${account}/ram:IBANID`, `${account}/ram:ProprietaryID`]);
  return {
    is_credit_note: type_code !== null && CREDIT_NOTES.has(type_code),
    type_code,
    preceding: precedingOf(settlement),
    supplier: requiredAt(seller, 'ram:Name'),
    supplier_number: supplierNumberOf(seller),
    buyer: valueAt(agreement, 'ram:BuyerTradeParty/ram:Name'),
    buyer_address: buyerAddressOf(agreement),
    invoice_number: requiredAt(header, 'ram:ID'),
    invoice_date,
    due_date: compactDayAt(settlement, `ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/${DAY}`),
    period_start: compactDayAt(settlement, `ram:BillingSpecifiedPeriod/ram:StartDateTime/${DAY}`),
    period_end: compactDayAt(settlement, `ram:BillingSpecifiedPeriod/ram:EndDateTime/${DAY}`),
    payment_reference: valueAt(settlement, 'ram:PaymentReference'),
    order_reference: valueAt(agreement, 'ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID'),
    notes: notesAt(header, 'ram:IncludedNote/ram:Content'),
    currency,
    iban: ibans[0] ?? null,
    ibans,
    ...readLines(transaction, settlement),
    ...readVat(settlement, currency),
    ...readTotals(settlement),
  };
}
