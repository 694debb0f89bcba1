import { formatCount, formatDate } from '@mijn/domain/formats';
import type {
  ApartmentStanding,
  ResolutionChoice,
  ResolutionProgress,
  ResolutionState,
} from '@mijn/domain/written-resolutions';

const ofTotal = (count: number, total: number): string =>
  `${count} van ${formatCount(total, 'appartement', 'appartementen')}`;

export const texts = {
  title: 'Besluiten buiten vergadering',
  one: 'Besluit buiten vergadering',
  add: 'Nieuw besluit buiten vergadering',
  everybody: 'Iedereen moet voor stemmen',
  law: 'Zo’n besluit geldt alleen als alle appartementen voor zijn (Burgerlijk Wetboek 2:40). Is iemand tegen, of stemt iemand niet? Dan is het niet aangenomen. Het bestuur kan het dan op een vergadering voorleggen.',
  states: {
    open: 'Open',
    adopted: 'Aangenomen',
    rejected: 'Niet aangenomen: iemand was tegen',
    lapsed: 'Niet aangenomen: niet iedereen heeft gestemd',
    withdrawn: 'Ingetrokken door het bestuur',
  } satisfies Record<ResolutionState, string>,
  until: (day: string) => `stemmen kan tot en met ${formatDate(day)}`,
  consents: ({ apartments_for, apartments_total }: ResolutionProgress) =>
    `${ofTotal(apartments_for, apartments_total)} voor`,
  list: {
    back: 'Besluiten',
    failed: 'De besluiten buiten vergadering zijn niet geladen',
    open: 'Open',
    closed: 'Eerder',
    empty: {
      title: 'Nog geen besluiten buiten vergadering',
      text: 'Hier komen besluiten die de eigenaars samen nemen zonder vergadering.',
    },
  },
  page: {
    failed: 'Het besluit is niet geladen',
    missing: 'Dit besluit bestaat niet (meer)',
    facts: 'Gegevens',
    state: 'Status',
    asked: 'Voorgelegd op',
    lastDay: 'Stemmen kan tot en met',
    adoptedOn: 'Aangenomen op',
    withdrawnOn: 'Ingetrokken op',
    for: 'Voor',
    against: 'Tegen',
    silent: 'Nog niet gestemd',
    ofTotal,
    explanation: 'Toelichting van het bestuur',
    decision: 'Bekijk het besluit in het register',
    stopped: 'Iemand is tegen',
    stoppedText:
      'Zo kan dit besluit niet worden aangenomen. Dat kan alleen nog als die eigenaar de stem wijzigt.',
  },
  vote: {
    title: 'Uw stem',
    about: (names: readonly string[]) => `U stemt voor uw hele bezit: ${names.join(', ')}.`,
    closed: (names: readonly string[]) => `Het ging om uw bezit: ${names.join(', ')}.`,
    missing: 'U hebt niet voor uw hele bezit gestemd.',
    choices: { for: 'Ik stem voor', against: 'Ik stem tegen' } satisfies Record<ResolutionChoice, string>,
    own: {
      for: 'U hebt voor gestemd.',
      against: 'U hebt tegen gestemd.',
    } satisfies Record<ResolutionChoice, string>,
    change: (day: string) => `U kunt dit wijzigen tot en met ${formatDate(day)}, zolang het besluit open is.`,
    coOwner: 'Een mede-eigenaar heeft tegen gestemd. Daarom telt uw appartement als tegen.',
    saved: { for: 'U hebt voor gestemd.', against: 'U hebt tegen gestemd.' } satisfies Record<
      ResolutionChoice,
      string
    >,
    pending: 'Stem wordt verstuurd…',
    staff: 'Alleen de eigenaar zelf kan stemmen.',
  },
  board: {
    title: 'Wie heeft gestemd?',
    columns: { name: 'Appartement', standing: 'Stem', paper: 'Op papier' },
    standings: {
      for: 'Voor',
      against: 'Tegen',
      none: 'Nog niet gestemd',
    } satisfies Record<ApartmentStanding, string>,
    none: 'Er zijn geen appartementen die kunnen stemmen.',
    signed: (day: string) => `getekend op ${formatDate(day)}`,
    enter: 'Invoeren',
    enterFor: (name: string) => `Instemming op papier van ${name} invoeren`,
    take: 'Terugnemen',
    takeFor: (name: string) => `Instemming op papier van ${name} terugnemen`,
    taken: 'De instemming op papier is teruggenomen.',
    takeText:
      'Het appartement telt dan weer als niet gestemd, behalve als een eigenaar in het portaal heeft gestemd.',
    withdraw: 'Intrekken',
    withdrawTitle: 'Besluit buiten vergadering intrekken?',
    withdrawText:
      'Niemand kan er dan nog over stemmen. Alle leden zien dat het is ingetrokken. Wie is gevraagd om te stemmen, krijgt er een mail over.',
    withdrawn: 'Het besluit buiten vergadering is ingetrokken.',
  },
  paper: {
    text: 'Een eigenaar die het portaal niet gebruikt, kan op papier voor stemmen. Bewaar dat papier.',
    fields: { signed_on: 'Getekend op' },
    save: 'Opslaan',
    saved: 'De instemming op papier is opgeslagen.',
  },
  form: {
    readOnly: 'U kunt geen besluit voorleggen',
    fields: {
      title: 'Onderwerp',
      wording: 'Besluit',
      explanation: 'Toelichting',
      last_day: 'Laatste dag om te stemmen',
    },
    missing: {
      title: 'Vul het onderwerp in.',
      wording: 'Vul in wat er wordt besloten.',
      last_day: 'Kies een dag.',
    },
    wordingHelp: 'Deze tekst komt zo in het register van besluiten. Later wijzigen kan niet.',
    next: 'Eigenaren met een account krijgen een mail, en kunnen meteen stemmen. Wie geen account heeft, kan op papier voor stemmen.',
    save: 'Voorleggen',
    saving: 'Voorleggen…',
    saved: 'Het besluit is voorgelegd aan alle eigenaars.',
  },
} as const;
