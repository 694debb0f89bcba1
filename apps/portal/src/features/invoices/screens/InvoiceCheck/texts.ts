import type { CheckStatus, DecisionKind, InvoiceDifference } from '@mijn/domain/invoices';
import { formatDate, formatTime } from '@mijn/domain/formats';

type Difference = (before: string | undefined, after: string | undefined) => string;

const unknown = 'onbekend';
const fact =
  (what: string): Difference =>
  (before = unknown, after = unknown) =>
    `${what}: was ${before}, nu ${after}`;
const file =
  (what: string): Difference =>
  (before, after) => {
    if (before === undefined) return `${what} toegevoegd`;
    return after === undefined ? `${what} verwijderd` : `${what} vervangen`;
  };

const differences: Record<InvoiceDifference['field'], Difference> = {
  total: fact('Bedrag'),
  iban: fact('Rekeningnummer'),
  supplier: fact('Leverancier'),
  invoice_number: fact('Factuurnummer'),
  pdf: file('PDF'),
  e_invoice: file('E-factuur'),
};

const events: Record<DecisionKind, string> = {
  approved: 'Akkoord',
  rejected: 'Niet akkoord',
  withdrawn: 'Beslissing ingetrokken',
};

export const texts = {
  title: 'Factuur',
  list: 'Factuur controle',
  failed: 'De factuur is niet geladen',
  missing: 'Deze factuur bestaat niet (meer)',
  all: 'Alle facturen',
  progress: 'Gecontroleerd',
  ofAll: (done: number, all: number) => `${done} van ${all}`,
  neighbours: 'Facturen',
  previous: 'Vorige factuur',
  next: 'Volgende factuur',
  period: (from: string | null, to: string | null) => {
    if (from === null) return `tot en met ${to}`;
    return to === null ? `vanaf ${from}` : `${from} t/m ${to}`;
  },
  precedingOn: (number: string, date: string) => `${number} van ${date}`,
  facts: {
    status: 'Status',
    kind: 'Soort',
    invoice_number: 'Factuurnummer',
    invoice_date: 'Factuurdatum',
    due_date: 'Vervalt op',
    preceding: 'Hoort bij factuur',
    buyer: 'Aan',
    payee: 'Te betalen aan',
    holders: 'Rekening op naam van',
    named: 'Rekening in tekst',
    means: 'Betaalwijze',
    payment_reference: 'Betalingskenmerk',
    order_reference: 'Ordernummer',
    period: 'Periode',
    iban: 'Rekeningnummer (IBAN)',
    ibans: 'Rekeningnummers (IBAN)',
    supplier_number: 'Btw- of KvK-nummer',
    name: 'Naam',
    created_at: 'Aangemaakt op',
  },
  lines: 'Regels van de factuur',
  /** The usual codes of UNCL 4461. */
  means: {
    10: 'Contant',
    30: 'Overboeking',
    31: 'Overboeking',
    42: 'Op rekening',
    48: 'Betaalpas',
    49: 'Automatische incasso',
    54: 'Creditcard',
    57: 'Doorlopende opdracht',
    58: 'Overboeking',
    59: 'Automatische incasso',
    97: 'Verrekening',
  },
  terms: 'Betalingsvoorwaarden',
  notes: 'Opmerkingen op de factuur',
  columns: ['Omschrijving', 'Aantal', 'Bedrag'],
  net: 'Subtotaal',
  vat: (rate: number | null) => (rate === null ? 'Btw' : `Btw ${String(rate).replace('.', ',')}%`),
  total: 'Totaal',
  payment: { prepaid: 'Al betaald', rounding: 'Afronding', payable: 'Nog te betalen' },
  eInvoice: 'E-factuur downloaden',
  creditNote: 'Creditnota',
  invoiceOf: (number: string) => `Factuur ${number}`,
  creditNoteOf: (number: string) => `Creditnota ${number}`,
  noDocument: {
    title: 'Bij deze factuur zit geen document',
    text: 'Vraag het uw beheerder als u de factuur wilt zien.',
  },
  changed: {
    title: 'Gewijzigd na de beslissing',
    changedAt: 'Uw beheerder heeft deze factuur gewijzigd op',
    reopened: 'De eerdere beslissing geldt niet meer.',
    processed: 'De factuur was al verwerkt. Bel uw beheerder als dit niet klopt.',
  },
  differences,
  twoCheckers: {
    title: 'Vier ogen',
    none: 'Twee controleurs moeten akkoord zijn met deze factuur.',
    half: (who: string | undefined) =>
      `${who ?? 'Een andere controleur'} is akkoord. Er is nog één akkoord nodig.`,
    yours:
      'U bent akkoord. Een andere controleur moet ook nog akkoord geven. Is er geen andere? Bel dan uw beheerder.',
  },
  eventOfTwo: (event: string, count: string) => `${event} (${count})`,
  beingRead: {
    title: 'De PDF wordt nog gelezen',
    text: 'Daarna vergelijken wij de PDF met de factuur. Er kan dan een signaal bij komen.',
  },
  creditedRejected: {
    title: 'Hoort bij een factuur die niet akkoord was',
    text: (number: string) => `Deze creditnota noemt factuur ${number}. Die factuur was niet akkoord.`,
    link: 'Bekijk de factuur die niet akkoord was',
  },
  judgement: 'Uw oordeel',
  approve: 'Akkoord',
  approveAnyway: 'Toch akkoord',
  question: {
    title: 'Toch akkoord met deze factuur?',
    intro: (count: number) =>
      count === 1 ? 'Bij deze factuur is een signaal:' : `Bij deze factuur zijn ${count} signalen:`,
    outdated: 'Deze factuur is net veranderd',
    outdatedText: 'Uw vraag is daarom gesloten. Kijk opnieuw naar de signalen voordat u beslist.',
  },
  reject: 'Niet akkoord',
  withdraw: 'Beslissing intrekken',
  remark: 'Waarom bent u niet akkoord?',
  remarkHelp: 'Uw beheerder leest dit en neemt contact op met de leverancier.',
  cancel: 'Annuleren',
  anotherRemark: 'Nieuwe opmerking',
  retry: 'Opnieuw proberen',
  decided: {
    approved: 'akkoord',
    rejected: 'niet akkoord',
    withdrawn: 'beslissing ingetrokken',
  },
  decidedHalf: (count: string) => `uw akkoord is bewaard, ${count}`,
  decidedOf: (invoice: string, decision: string) => `${invoice}: ${decision}`,
  undo: 'Ongedaan maken',
  notSaved: 'Uw beslissing is niet opgeslagen',
  processed: 'Deze factuur is verwerkt. De beslissing kan niet meer worden gewijzigd.',
  conflict: {
    title: 'Iemand anders was u net voor',
    changed: 'Uw beheerder heeft de factuur net gewijzigd',
    signals: 'Er is net een signaal bij gekomen',
    kept: 'Uw eigen beslissing is niet opgeslagen. U kunt opnieuw beslissen.',
    processed: 'Deze factuur is intussen verwerkt',
    unsent: (remark: string) => `Uw opmerking is niet verstuurd: “${remark}”`,
    theirs: (who: string, what: DecisionKind, when: string) =>
      `${who}: ${events[what].toLowerCase()}, op ${formatDate(when)} om ${formatTime(when)}.`,
    theirRemark: (remark: string) => `“${remark}”`,
    goOn: 'Verder met de andere facturen',
  },
  byStaff: (checker: string, staff: string | null) =>
    staff === null ? checker : `${checker}, door ${staff} van uw beheerder`,
  history: 'Verloop',
  received: 'Ontvangen',
  change: {
    what: 'Factuur gewijzigd',
    who: 'Uw beheerder',
    reopened: 'Daarom moet u de factuur opnieuw controleren.',
  },
  events,
  keys: { approve: 'akkoord', reject: 'niet akkoord', step: 'vorige en volgende', undo: 'ongedaan maken' },
} as const satisfies {
  decided: Record<Exclude<CheckStatus, 'to_check'> | 'withdrawn', string>;
  [name: string]: unknown;
};
