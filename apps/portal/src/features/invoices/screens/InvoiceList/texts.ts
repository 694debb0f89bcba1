import { formatCount } from '@mijn/domain/formats';
import type { ReturnReason, SignalCode } from '@mijn/domain/invoices';

/** The marks of a row: what asks for a look before the decision, in a few words. */
export const markTexts = {
  returned: {
    withdrawn: 'Terug: beslissing ingetrokken',
    changed: 'Terug: factuur gewijzigd',
  } satisfies Record<ReturnReason, string>,
  overdue: 'Vervaldatum voorbij',
  more: (count: number) => `en nog ${count} signalen`,
  signals: {
    changed_after_decision: 'Gewijzigd na de beslissing',
    iban_refused: 'Rekening was niet akkoord',
    iban_changed: 'Ander rekeningnummer',
    iban_first: 'Nieuw rekeningnummer',
    iban_invalid: 'Rekeningnummer klopt niet',
    several_ibans: 'Meer rekeningnummers',
    addressed_elsewhere: 'Aan iemand anders gericht',
    total_differs_from_pdf: 'Ander bedrag in de PDF',
    iban_differs_from_pdf: 'Ander rekeningnummer in de PDF',
    sums_differ: 'Bedragen kloppen niet',
    columns_differ: 'Beheerder geeft iets anders op',
    credit_note_as_invoice: 'Factuur of creditnota?',
    same_file: 'Bestand komt vaker voor',
    number_seen_before: 'Nummer komt vaker voor',
    same_amount: 'Misschien dubbel',
  } satisfies Record<SignalCode, string>,
} as const;

export const texts = {
  title: 'Factuur controle',
  tabs: 'Soort facturen',
  toCheck: 'Te controleren',
  toCheckBadge: (count: number) => `${count} te controleren`,
  checked: (count: number | undefined) =>
    count === undefined ? 'Gecontroleerd' : `Gecontroleerd (${count})`,
  search: 'Zoek op naam, bedrag of woord',
  invoices: 'Facturen',
  number: (number: string) => `Nr. ${number}`,
  due: (date: string) => `vervalt ${date}`,
  date: 'Datum',
  from: 'Vanaf',
  to: 'Tot en met',
  between: (from: string, to: string) => `${from} t/m ${to}`,
  fromOn: (from: string) => `vanaf ${from}`,
  upTo: (to: string) => `t/m ${to}`,
  noAmount: 'Vul een bedrag in, zoals 100 of 100,50.',
  amountsReversed: 'Dit bedrag is lager dan dat bij “Vanaf”.',
  noDate: 'Vul een hele datum in.',
  datesReversed: 'Deze datum is eerder dan die bij “Vanaf”.',
  count: (total: number) => formatCount(total, 'factuur', 'facturen'),
  failed: 'De facturen zijn niet geladen',
  columns: {
    created_at: 'Aangemaakt op',
    name: 'Naam',
    supplier: 'Leverancier',
    due_date: 'Vervalt op',
    total_cents: 'Bedrag',
    check_status: 'Status',
  },
  allDone: {
    title: 'Alles is gecontroleerd',
    text: 'Er wacht geen factuur op u. Komt er een nieuwe, dan ziet u dat aan het getal in het menu.',
  },
  noneChecked: {
    title: 'Nog geen gecontroleerde facturen',
    text: 'Hier komen de facturen waarover u of een ander bestuurslid heeft beslist.',
  },
  none: {
    title: 'Nog geen facturen',
    text: 'Hier komen de facturen van uw vereniging.',
  },
  nothingFound: {
    title: 'Niets gevonden',
    text: 'Er is geen factuur die past bij wat u zoekt. Probeer een ander woord of een ander filter.',
    clear: 'Alle facturen tonen',
  },
} as const;
