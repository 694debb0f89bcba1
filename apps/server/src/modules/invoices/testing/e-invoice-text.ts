interface Said {
  number?: string;
  due?: string;
  supplier?: string;
  total?: string;
  iban?: string;
  attachments?: string;
  buyer?: string;
  payments?: string;
  allowances?: string;
  kind?: 'Invoice' | 'CreditNote';
}

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';

/** The NLCIUS invoice has two VAT rates: lines of 250.00 and 19.08 net, and a total of 323.30. */
export function eInvoiceText({
  number = 'F-2026-031',
  due = '2026-10-31',
  supplier = 'Liftservice Rijnmond B.V.',
  total = '323.30',
  iban = 'NL91 ABNA 0417 1643 00',
  attachments = '',
  buyer = '',
  payments = '',
  allowances = '',
  kind = 'Invoice',
}: Said = {}): string {
  const quantity = kind === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity';
  const line = (id: number, name: string, count: string, unit: string, amount: string, rate: string) =>
    `<cac:${kind}Line><cbc:ID>${id}</cbc:ID><cbc:${quantity} unitCode="${unit}">${count}</cbc:${quantity}>
      <cbc:LineExtensionAmount currencyID="EUR">${amount}</cbc:LineExtensionAmount>
      <cac:Item><cbc:Name>${name}</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>${rate}</cbc:Percent>
        <cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item>
      <cac:Price><cbc:PriceAmount currencyID="EUR">${amount}</cbc:PriceAmount></cac:Price></cac:${kind}Line>`;
  const vat = (taxable: string, amount: string, rate: string) =>
    `<cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">${taxable}</cbc:TaxableAmount>
      <cbc:TaxAmount currencyID="EUR">${amount}</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID>
      <cbc:Percent>${rate}</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<${kind} xmlns="${UBL}:${kind}-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:nen.nl:nlcius:v1.0</cbc:CustomizationID>
  <cbc:ID>${number}</cbc:ID><cbc:IssueDate>2026-10-01</cbc:IssueDate><cbc:DueDate>${due}</cbc:DueDate>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>${attachments}
  <cac:AccountingSupplierParty><cac:Party>
    <cac:PartyName><cbc:Name>Liftservice</cbc:Name></cac:PartyName>
    <cac:PartyTaxScheme><cbc:CompanyID>NL001234567B01</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
    <cac:PartyLegalEntity><cbc:RegistrationName>${supplier}</cbc:RegistrationName><cbc:CompanyID schemeID="0106">24123456</cbc:CompanyID></cac:PartyLegalEntity>
  </cac:Party></cac:AccountingSupplierParty>
  ${buyer && `<cac:AccountingCustomerParty><cac:Party>${buyer}</cac:Party></cac:AccountingCustomerParty>`}
  <cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode><cac:PayeeFinancialAccount><cbc:ID>${iban}</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>${payments}
  ${allowances}
  <cac:TaxTotal><cbc:TaxAmount currencyID="EUR">54.22</cbc:TaxAmount>${vat('250.00', '52.50', '21')}${vat('19.08', '1.72', '9')}</cac:TaxTotal>
  <cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="EUR">269.08</cbc:LineExtensionAmount>
    <cbc:TaxExclusiveAmount currencyID="EUR">269.08</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount currencyID="EUR">${total}</cbc:TaxInclusiveAmount>
    <cbc:PrepaidAmount currencyID="EUR">100.00</cbc:PrepaidAmount><cbc:PayableAmount currencyID="EUR">223.30</cbc:PayableAmount></cac:LegalMonetaryTotal>
  ${line(1, 'Onderhoud derde kwartaal', '2.5', 'HUR', '250.00', '21')}
  ${line(2, 'Reiniging schacht', '1', 'C62', '19.075', '9')}
</${kind}>`;
}
