interface Said {
  /** The type code of UNCL 1001: 380 is an invoice, 381 is a credit note. */
  type?: string;
  total?: string;
  lines?: string;
}

const UN = 'urn:un:unece:uncefact:data:standard';

/** The Factur-X has lines of 250.00 and 19.08 net, an allowance of 10.00, and a total of 311.20. */
export function ciiText({ type = '380', total = '311.20', lines = '' }: Said = {}): string {
  const day = (value: string) => `<udt:DateTimeString format="102">${value}</udt:DateTimeString>`;
  const tax = (name: string, rate: string, amounts = '') =>
    `<ram:${name}>${amounts}<ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode>
      <ram:RateApplicablePercent>${rate}</ram:RateApplicablePercent></ram:${name}>`;
  const line = (name: string, count: string, unit: string, amount: string, rate: string) =>
    `<ram:IncludedSupplyChainTradeLineItem>
      <ram:SpecifiedTradeProduct><ram:Name>${name}</ram:Name></ram:SpecifiedTradeProduct>
      <ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="${unit}">${count}</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
      <ram:SpecifiedLineTradeSettlement>${tax('ApplicableTradeTax', rate)}
        <ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${amount}</ram:LineTotalAmount>
        </ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>
    </ram:IncludedSupplyChainTradeLineItem>`;
  const amounts = (vat: string, basis: string) =>
    `<ram:CalculatedAmount>${vat}</ram:CalculatedAmount><ram:BasisAmount>${basis}</ram:BasisAmount>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="${UN}:CrossIndustryInvoice:100" xmlns:ram="${UN}:ReusableAggregateBusinessInformationEntity:100"
  xmlns:udt="${UN}:UnqualifiedDataType:100" xmlns:qdt="${UN}:QualifiedDataType:100">
  <rsm:ExchangedDocument><ram:ID>F-2026-031</ram:ID><ram:TypeCode>${type}</ram:TypeCode>
    <ram:IssueDateTime>${day('20261001')}</ram:IssueDateTime>
    <ram:IncludedNote><ram:Content>#AAI#Volgens contract.</ram:Content></ram:IncludedNote></rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>${lines}
    ${line('Onderhoud derde kwartaal', '2.5', 'HUR', '250.00', '21')}
    ${line('Reiniging schacht', '1', 'C62', '19.08', '9')}
    <ram:ApplicableHeaderTradeAgreement>
      <ram:SellerTradeParty><ram:Name>Liftservice Rijnmond B.V.</ram:Name>
        <ram:SpecifiedLegalOrganization><ram:ID schemeID="0106">24123456</ram:ID></ram:SpecifiedLegalOrganization>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">1234</ram:ID></ram:SpecifiedTaxRegistration>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">NL001234567B01</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTradeParty>
      <ram:BuyerTradeParty><ram:Name>VvE De Kade</ram:Name><ram:PostalTradeAddress><ram:PostcodeCode>3000 AB</ram:PostcodeCode>
        <ram:LineOne>Postbus 1234</ram:LineOne><ram:CityName>Rotterdam</ram:CityName></ram:PostalTradeAddress></ram:BuyerTradeParty>
      <ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>OB-1048</ram:IssuerAssignedID></ram:BuyerOrderReferencedDocument>
    </ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeDelivery/>
    <ram:ApplicableHeaderTradeSettlement><ram:PaymentReference>F031/1001</ram:PaymentReference>
      <ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
      <ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>58</ram:TypeCode>
        <ram:PayeePartyCreditorFinancialAccount><ram:IBANID>NL91 ABNA 0417 1643 00</ram:IBANID></ram:PayeePartyCreditorFinancialAccount>
      </ram:SpecifiedTradeSettlementPaymentMeans>
      ${tax('ApplicableTradeTax', '21.00', amounts('50.40', '240.00'))}${tax('ApplicableTradeTax', '9', amounts('1.72', '19.08'))}
      <ram:BillingSpecifiedPeriod><ram:StartDateTime>${day('20260701')}</ram:StartDateTime><ram:EndDateTime>${day('20260930')}</ram:EndDateTime></ram:BillingSpecifiedPeriod>
      <ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>false</udt:Indicator></ram:ChargeIndicator>
        <ram:ActualAmount>10.00</ram:ActualAmount><ram:Reason>Vaste klant</ram:Reason>${tax('CategoryTradeTax', '21')}</ram:SpecifiedTradeAllowanceCharge>
      <ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime>${day('20261031')}</ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>269.08</ram:LineTotalAmount>
        <ram:AllowanceTotalAmount>10.00</ram:AllowanceTotalAmount><ram:TaxBasisTotalAmount>259.08</ram:TaxBasisTotalAmount>
        <ram:TaxTotalAmount currencyID="SEK">600.00</ram:TaxTotalAmount><ram:TaxTotalAmount currencyID="EUR">52.12</ram:TaxTotalAmount>
        <ram:GrandTotalAmount>${total}</ram:GrandTotalAmount><ram:TotalPrepaidAmount>100.00</ram:TotalPrepaidAmount>
        <ram:DuePayableAmount>211.20</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>
      <ram:InvoiceReferencedDocument><ram:IssuerAssignedID>F-2026-030</ram:IssuerAssignedID>
        <ram:FormattedIssueDateTime><qdt:DateTimeString format="102">20260901</qdt:DateTimeString></ram:FormattedIssueDateTime></ram:InvoiceReferencedDocument>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`;
}
