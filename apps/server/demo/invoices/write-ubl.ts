import { escapeXml } from '../drawing/office-zip.ts';
import type { Bill, BillLine } from './bill.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';

const day = (date: Date): string => date.toISOString().slice(0, 10);
const value = (cents: number): string => (cents / 100).toFixed(2);
const amount = (name: string, cents: number): string =>
  `<cbc:${name} currencyID="EUR">${value(cents)}</cbc:${name}>`;

const category = (name: string, rate: number): string =>
  `<cac:${name}><cbc:ID>${rate === 0 ? 'E' : 'S'}</cbc:ID><cbc:Percent>${rate}</cbc:Percent>${
    rate === 0 && name === 'TaxCategory'
      ? '<cbc:TaxExemptionReason>Vrijgesteld van btw</cbc:TaxExemptionReason>'
      : ''
  }<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:${name}>`;

const postalAddress = (street: string, city: string, postcode: string): string =>
  `<cac:PostalAddress><cbc:StreetName>${escapeXml(street)}</cbc:StreetName><cbc:CityName>${city}</cbc:CityName><cbc:PostalZone>${postcode}</cbc:PostalZone><cac:Country><cbc:IdentificationCode>NL</cbc:IdentificationCode></cac:Country></cac:PostalAddress>`;

function writeLine(line: BillLine, at: number, kind: string, rate: number): string {
  const quantity = kind === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity';
  return `  <cac:${kind}Line>
    <cbc:ID>${at + 1}</cbc:ID>
    <cbc:${quantity} unitCode="${line.unit}">${line.quantity}</cbc:${quantity}>
    ${amount('LineExtensionAmount', line.amount_cents)}
    <cac:Item><cbc:Name>${escapeXml(line.name)}</cbc:Name>${category('ClassifiedTaxCategory', rate)}</cac:Item>
    <cac:Price>${amount('PriceAmount', line.price_cents)}</cac:Price>
  </cac:${kind}Line>`;
}

const period = ([first, last]: NonNullable<Bill['period']>): string =>
  `\n  <cac:InvoicePeriod><cbc:StartDate>${day(first)}</cbc:StartDate><cbc:EndDate>${day(last)}</cbc:EndDate></cac:InvoicePeriod>`;

const preceding = (number: string): string =>
  `\n  <cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>${number}</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference>`;

/** Writes UBL 2.1 according to NLCIUS (SI-UBL 2.0). */
export function writeUbl(bill: Bill): string {
  const { supplier, customer, isCredit, net_cents, vat_cents, total_cents } = bill;
  const kind = isCredit ? 'CreditNote' : 'Invoice';
  const due = isCredit ? '' : `\n  <cbc:DueDate>${day(bill.due)}</cbc:DueDate>`;
  const lines = bill.lines.map((line, at) => writeLine(line, at, kind, supplier.vat_rate));
  return `<?xml version="1.0" encoding="UTF-8"?>
<${kind} xmlns="${UBL}:${kind}-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:nen.nl:nlcius:v1.0</cbc:CustomizationID>
  <cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>
  <cbc:ID>${bill.number}</cbc:ID>
  <cbc:IssueDate>${day(bill.date)}</cbc:IssueDate>${due}
  <cbc:${kind}TypeCode>${isCredit ? 381 : 380}</cbc:${kind}TypeCode>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cbc:BuyerReference>${customer.code}</cbc:BuyerReference>${bill.period ? period(bill.period) : ''}${bill.preceding ? preceding(bill.preceding) : ''}
  <cac:AccountingSupplierParty><cac:Party>
    <cac:PartyName><cbc:Name>${escapeXml(supplier.name)}</cbc:Name></cac:PartyName>
    ${postalAddress(supplier.address, supplier.city, supplier.postcode)}
    <cac:PartyTaxScheme><cbc:CompanyID>${supplier.vat_number}</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
    <cac:PartyLegalEntity><cbc:RegistrationName>${escapeXml(supplier.name)}</cbc:RegistrationName><cbc:CompanyID schemeID="0106">${supplier.kvk}</cbc:CompanyID></cac:PartyLegalEntity>
  </cac:Party></cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty><cac:Party>
    ${postalAddress('Postbus 1234', 'Rotterdam', '3000 AB')}
    <cac:PartyLegalEntity><cbc:RegistrationName>${escapeXml(customer.name)}</cbc:RegistrationName></cac:PartyLegalEntity>
  </cac:Party></cac:AccountingCustomerParty>
  <cac:PaymentMeans>
    <cbc:PaymentMeansCode>30</cbc:PaymentMeansCode>
    <cbc:PaymentID>${bill.number}</cbc:PaymentID>
    <cac:PayeeFinancialAccount><cbc:ID>${bill.iban}</cbc:ID></cac:PayeeFinancialAccount>
  </cac:PaymentMeans>
  <cac:TaxTotal>
    ${amount('TaxAmount', vat_cents)}
    <cac:TaxSubtotal>${amount('TaxableAmount', net_cents)}${amount('TaxAmount', vat_cents)}${category('TaxCategory', supplier.vat_rate)}</cac:TaxSubtotal>
  </cac:TaxTotal>
  <cac:LegalMonetaryTotal>
    ${amount('LineExtensionAmount', net_cents)}
    ${amount('TaxExclusiveAmount', net_cents)}
    ${amount('TaxInclusiveAmount', total_cents)}
    ${amount('PayableAmount', total_cents)}
  </cac:LegalMonetaryTotal>
${lines.join('\n')}
</${kind}>
`;
}
