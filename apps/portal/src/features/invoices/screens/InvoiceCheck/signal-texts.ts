import type {
  Invoice,
  InvoiceDifference,
  InvoiceSignal,
  InvoiceSum,
  SignalCode,
} from '@mijn/domain/invoices';
import { texts } from './texts.ts';

type ListCode = 'changed_after_decision' | 'sums_differ' | 'columns_differ';
type PlainCode = Exclude<SignalCode, ListCode>;

/** The values in the text of a signal. Amounts and account numbers have no-break spaces. */
interface SignalFacts {
  expected: string | null;
  found: string;
  differences: readonly InvoiceDifference[];
  invoice: Pick<Invoice, 'facts'>;
}

interface SignalText {
  title: string;
  text: (facts: SignalFacts) => string;
  link?: string;
}

const callWhenInDoubt = 'Bel de leverancier als u twijfelt.';
const unknown = 'onbekend';

const beside = ({ facts }: Pick<Invoice, 'facts'>, expected: string | null): string =>
  facts
    ? `In de e-factuur staat ${expected ?? unknown}`
    : `Uw beheerder heeft ${expected ?? unknown} opgegeven`;

const isSeveral = (values: string): boolean => values.includes(', ');

const other = 'Bekijk de andere factuur';

/** The texts of the signals. A text states which values differ, and does not judge the invoice. */
export const signalTexts: Record<PlainCode, SignalText> = {
  iban_refused: {
    title: 'Op deze rekening was een factuur niet akkoord',
    text: ({ expected, found }) =>
      expected === null
        ? `Een andere factuur op ${found} was niet akkoord. ${callWhenInDoubt}`
        : `Een andere factuur op ${found} was niet akkoord. Er was ook een factuur op deze rekening akkoord of verwerkt. ${callWhenInDoubt}`,
    link: 'Bekijk de factuur die niet akkoord was',
  },
  iban_changed: {
    title: 'Ander rekeningnummer dan eerder',
    text: ({ expected, found }) =>
      `Op andere facturen van deze leverancier die akkoord of verwerkt zijn, staat ${expected ?? unknown}. Op deze factuur staat ${found}. ${callWhenInDoubt}`,
    link: other,
  },
  iban_first: {
    title: 'Voor het eerst deze rekening',
    text: ({ found }) =>
      `Er is geen eerdere factuur van deze leverancier op ${found} die akkoord of verwerkt is. ${callWhenInDoubt}`,
  },
  iban_invalid: {
    title: 'Rekeningnummer klopt niet',
    text: ({ found }) =>
      isSeveral(found)
        ? `${found} zijn geen geldige rekeningnummers. Er kan een typefout in zitten.`
        : `${found} is geen geldig rekeningnummer. Er kan een typefout in zitten.`,
  },
  several_ibans: {
    title: 'Meer dan één rekeningnummer',
    text: ({ found }) => `In de e-factuur staan de rekeningen ${found}. ${callWhenInDoubt}`,
  },
  iban_in_text: {
    title: 'Nieuwe rekening in een tekst',
    text: ({ expected, found }) =>
      `In een tekst van de e-factuur staat de rekening ${found}: “${expected ?? unknown}”. Op deze rekening was nog geen factuur van deze leverancier akkoord. ${callWhenInDoubt}`,
  },
  payee_differs: {
    title: 'Betalen aan een ander dan de leverancier',
    text: ({ expected, found }) =>
      `De e-factuur is van “${expected ?? unknown}”, maar vraagt om te betalen aan “${found}”. ${callWhenInDoubt}`,
  },
  holder_differs: {
    title: 'Rekening op een andere naam',
    text: ({ expected, found }) =>
      `De rekening staat op naam van “${found}”, niet van “${expected ?? unknown}”. ${callWhenInDoubt}`,
  },
  supplier_look_alike: {
    title: 'Naam lijkt op een andere leverancier',
    text: ({ expected, found }) =>
      `De naam “${found}” lijkt op “${expected ?? unknown}”, maar heeft andere letters. ${callWhenInDoubt}`,
    link: 'Bekijk een factuur van die leverancier',
  },
  supplier_unreadable: {
    title: 'Naam zonder letters',
    text: ({ found }) => `Als leverancier staat er “${found}”. Zo is niet te zien wie de factuur stuurt.`,
  },
  addressed_elsewhere: {
    title: 'Aan iemand anders gericht',
    text: ({ expected, found }) =>
      `De e-factuur is gericht aan ${found}, niet aan ${expected ?? unknown} of uw beheerder.`,
  },
  total_differs_from_pdf: {
    title: 'Ander totaalbedrag in de PDF',
    text: ({ expected, found, invoice }) => `${beside(invoice, expected)}, in de PDF staat ${found}.`,
  },
  iban_differs_from_pdf: {
    title: 'Ander rekeningnummer in de PDF',
    text: ({ expected, found, invoice }) =>
      `${beside(invoice, expected)}, in de PDF staat ${found}. ${callWhenInDoubt}`,
  },
  credit_note_as_invoice: {
    title: 'Factuur of creditnota?',
    text: () =>
      'De e-factuur is gestuurd als factuur, maar noemt zich een creditnota. U krijgt het bedrag misschien terug.',
  },
  negative_invoice: {
    title: 'Factuur met een negatief bedrag',
    text: ({ found }) =>
      `Dit is een gewone factuur, geen creditnota, en het bedrag is ${found}. U krijgt het bedrag misschien terug.`,
  },
  zero_total: {
    title: 'Het bedrag is nul',
    text: ({ found }) => `Het totaal van deze factuur is ${found}.`,
  },
  other_currency: {
    title: 'Andere munt',
    text: ({ expected, found }) =>
      `Het bedrag is in ${found}. Uw vereniging betaalt in ${expected ?? unknown}.`,
  },
  unknown_vat_rate: {
    title: 'Btw-tarief bestaat niet',
    text: ({ expected, found }) =>
      `Op de e-factuur staat ${found} btw. De tarieven in Nederland waren toen ${expected ?? unknown}.`,
  },
  future_date: {
    title: 'Datum in de toekomst',
    text: ({ found }) => `De factuurdatum is ${found}. Die dag moet nog komen.`,
  },
  due_before_date: {
    title: 'Vervaldatum vóór de factuurdatum',
    text: ({ expected, found }) => `De factuur is van ${expected ?? unknown}, maar vervalt al op ${found}.`,
  },
  same_file: {
    title: 'Er is nog een factuur met dit bestand',
    text: ({ found }) => `Bij een andere factuur, met nummer ${found}, zit precies hetzelfde bestand.`,
    link: other,
  },
  number_seen_before: {
    title: 'Er is nog een factuur met dit nummer',
    text: ({ expected, found }) =>
      `Deze leverancier heeft nog een factuur gestuurd, met nummer ${expected ?? found}.`,
    link: other,
  },
  number_with_other_amount: {
    title: 'Zelfde nummer, ander bedrag',
    text: ({ expected, found, differences: [total] }) =>
      `Deze leverancier heeft nog een factuur gestuurd, met nummer ${expected ?? found}, van ${total?.before ?? unknown}. Deze factuur is van ${total?.after ?? unknown}.`,
    link: other,
  },
  same_amount: {
    title: 'Misschien dubbel',
    text: ({ found }) =>
      `Deze leverancier heeft binnen 60 dagen nog een factuur van hetzelfde bedrag gestuurd, met nummer ${found}.`,
    link: other,
  },
};

const rateOf = ({ vat_rate }: InvoiceSum): string =>
  vat_rate === null ? 'btw' : `${String(vat_rate).replace('.', ',')}% btw`;

type SumText = (expected: string, found: string, sum: InvoiceSum) => string;

const sums: Record<InvoiceSum['sum'], SumText> = {
  lines: (expected, found) => `De regels zijn samen ${expected}. Als som staat er ${found}.`,
  allowances: (expected, found) => `De kortingen zijn samen ${expected}. Er staat ${found}.`,
  charges: (expected, found) => `De toeslagen zijn samen ${expected}. Er staat ${found}.`,
  net: (expected, found) =>
    `Regels, kortingen en toeslagen zijn samen ${expected}. Als bedrag zonder btw staat er ${found}.`,
  taxable: (expected, found, sum) =>
    `De regels met ${rateOf(sum)} zijn samen ${expected}. De btw is berekend over ${found}.`,
  vat_of_rate: (expected, found, sum) => `De ${rateOf(sum)} is ${expected}. Er staat ${found}.`,
  vat: (expected, found) => `De btw is samen ${expected}. Er staat ${found}.`,
  total: (expected, found) =>
    `Het bedrag zonder btw en de btw zijn samen ${expected}. Als totaal staat er ${found}.`,
  payable: (expected, found) => `Er is ${expected} te betalen. Er staat ${found}.`,
};

export const listTexts = {
  sums_differ: { title: 'De bedragen in de e-factuur kloppen niet', sums },
  columns_differ: {
    title: 'Uw beheerder geeft iets anders op',
    fields: {
      total: 'Bedrag',
      iban: 'Rekeningnummer',
      supplier: 'Leverancier',
      invoice_number: 'Factuurnummer',
    },
    difference: (field: string, said: string, inInvoice: string) =>
      `${field}: uw beheerder geeft ${said} op, in de e-factuur staat ${inInvoice}.`,
  },
} as const satisfies Record<Extract<InvoiceSignal['code'], 'sums_differ' | 'columns_differ'>, unknown>;

export function titleOf(code: SignalCode): string {
  if (code === 'changed_after_decision') return texts.changed.title;
  if (code === 'sums_differ' || code === 'columns_differ') return listTexts[code].title;
  return signalTexts[code].title;
}
