import type { InvoiceFacts } from '@mijn/domain/invoices';
import { allowanceLineAt, type Line } from './allowance-line.ts';
import { namedAccounts } from './named-accounts.ts';
import { UnreadableEInvoice, type XmlElement } from './parse-xml.ts';
import {
  accountsAt,
  addedCentsAt,
  addressAt,
  centsAt,
  centsOf,
  compactDayAt,
  currencyAt,
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

const SUMS = 'ram:SpecifiedTradeSettlementHeaderMonetarySummation';

/** Reads the VAT in the currency of the document. */
function readVat(settlement: XmlElement, currency: string): Pick<InvoiceFacts, 'vat' | 'vat_cents'> {
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

/** The totals have the same fields as those of UBL. */
function readTotals(settlement: XmlElement) {
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

const LINE = 'ram:IncludedSupplyChainTradeLineItem';
const AMOUNT =
  'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount';

/** Headings and remarks between lines, which the extended profile of Factur-X has, do not count. */
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
    details: textsAt(line, [
      'ram:SpecifiedTradeProduct/ram:Description',
      'ram:AssociatedDocumentLineDocument/ram:IncludedNote/ram:Content',
    ]),
    quantity: numberAt(line, quantityAt),
    unit: quantity?.attributes['unitCode'] ?? null,
    amount_cents: centsAt(line, AMOUNT),
    vat_rate: numberAt(line, `${vat}/ram:RateApplicablePercent`),
    vat_category: valueAt(line, `${vat}/ram:CategoryCode`),
  };
}

const lineOfAllowance = allowanceLineAt({
  indicator: 'ram:ChargeIndicator/udt:Indicator',
  amount: 'ram:ActualAmount',
  reason: 'ram:Reason',
  rate: 'ram:CategoryTradeTax/ram:RateApplicablePercent',
  category: 'ram:CategoryTradeTax/ram:CategoryCode',
});

/** The extended profile of Factur-X has charges for transport. */
const lineOfTransport = (charge: XmlElement): Line => ({
  kind: 'charge',
  description: valueAt(charge, 'ram:Description') ?? 'Toeslag',
  details: [],
  quantity: null,
  unit: null,
  amount_cents: centsAt(charge, 'ram:AppliedAmount'),
  vat_rate: numberAt(charge, 'ram:AppliedTradeTax/ram:RateApplicablePercent'),
  vat_category: valueAt(charge, 'ram:AppliedTradeTax/ram:CategoryCode'),
});

/**
 * Includes allowances and charges, and the sum of the lines. @throws UnreadableEInvoice also for a document without lines,
 * because the profiles of Factur-X without lines are not invoices of EN 16931.
 */
function readLines(
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

const TRANSACTION = 'rsm:SupplyChainTradeTransaction';
const DAY = 'udt:DateTimeString';

/** The type codes of credit notes in EN 16931 (UNCL 1001). Their amounts are positive in CII, as in UBL. */
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

const MEANS = 'ram:SpecifiedTradeSettlementPaymentMeans';
const ACCOUNT = `${MEANS}/ram:PayeePartyCreditorFinancialAccount`;
const PAYEE = 'ram:PayeeTradeParty';

type Payment = Pick<InvoiceFacts, 'payee' | 'account_holders' | 'payment_means' | 'payment_terms'>;

const readPayment = (settlement: XmlElement): Payment => ({
  payee:
    namesAt(settlement, [
      `${PAYEE}/ram:Name`,
      `${PAYEE}/ram:SpecifiedLegalOrganization/ram:TradingBusinessName`,
    ]) ??
    namesAt(settlement, [
      `${PAYEE}/ram:SpecifiedLegalOrganization/ram:ID`,
      `${PAYEE}/ram:ID`,
      `${PAYEE}/ram:GlobalID`,
    ]),
  account_holders: textsAt(settlement, [`${ACCOUNT}/ram:AccountName`]),
  payment_means: textsAt(settlement, [`${MEANS}/ram:TypeCode`]),
  payment_terms: textsAt(settlement, [
    'ram:SpecifiedTradePaymentTerms/ram:Description',
    `${MEANS}/ram:Information`,
  ]),
});

const precedingOf = (settlement: XmlElement): InvoiceFacts['preceding'] =>
  elementsAt(settlement, 'ram:InvoiceReferencedDocument').flatMap((reference) => {
    const number = valueAt(reference, 'ram:IssuerAssignedID');
    const date = compactDayAt(reference, 'ram:FormattedIssueDateTime/qdt:DateTimeString');
    return number === null ? [] : [{ number, date }];
  });

/** Reads CII D16B, with the signs of the document. @throws UnreadableEInvoice if a required value is missing or invalid. */
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
  const ibans = accountsAt(settlement, [`${ACCOUNT}/ram:IBANID`, `${ACCOUNT}/ram:ProprietaryID`]);
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
    ...readPayment(settlement),
    payment_reference: valueAt(settlement, 'ram:PaymentReference'),
    order_reference: valueAt(agreement, 'ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID'),
    notes: notesAt(header, 'ram:IncludedNote/ram:Content'),
    currency,
    iban: ibans[0] ?? null,
    ibans,
    named_accounts: namedAccounts(root, ibans),
    ...readLines(transaction, settlement),
    ...readVat(settlement, currency),
    ...readTotals(settlement),
  };
}
