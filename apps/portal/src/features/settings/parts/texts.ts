import { formatCount } from '@mijn/domain/formats';

export const signInTexts = {
  intro: 'Zo weten wij zeker dat u het bent.',
  rows: 'Hoe u inlogt',
  twoFactor: 'Inloggen in twee stappen',
  isOn: 'Na uw wachtwoord vragen wij een code uit een app.',
  isOff: 'U logt in met alleen uw wachtwoord. Met een code uit een app is uw account beter beschermd.',
  requiredFrom: (day: string) =>
    `Voor uw taak in de vereniging hebt u vanaf ${day} een tweede stap nodig: een code uit een app, of een passkey.`,
  requiredSince: (day: string) =>
    `Voor uw taak in de vereniging is een tweede stap verplicht sinds ${day}: een code uit een app, of een passkey.`,
  codesLeft: (count: number) =>
    count === 0
      ? 'Uw herstelcodes zijn op. Maak nieuwe.'
      : `Nog ${formatCount(count, 'herstelcode', 'herstelcodes')}.`,
  on: 'Aan',
  off: 'Uit',
  password: 'Wachtwoord wijzigen',
  failed: 'Hoe u inlogt is niet geladen',
} as const;

export const devicesTexts = {
  intro: 'Hier bent u nu ingelogd.',
  rows: 'Apparaten waarop u bent ingelogd',
  now: 'Nu, dit apparaat',
  thisDevice: 'Dit apparaat',
  from: (place: string) => `vanuit ${place}`,
  signOut: 'Uitloggen op dit apparaat',
  signOutOf: (device: string) => `Uitloggen op dit apparaat: ${device}`,
  signedOut: (device: string) => `Op “${device}” is uitgelogd.`,
  everywhere: 'Overal uitloggen',
  everywhereTitle: 'Overal uitloggen?',
  everywhereText:
    'U wordt op alle apparaten uitgelogd, ook hier. Daarna logt u opnieuw in. Ook uw sleutels voor apps werken dan niet meer. Kent iemand anders uw wachtwoord? Kies dan ook een nieuw wachtwoord.',
  failed: 'De apparaten zijn niet geladen',
} as const;

export const calendarTexts = {
  intro: 'Uw vergaderingen in uw eigen kalender.',
  loading: 'Het adres wordt geladen',
  failed: 'Het adres is niet geladen',
} as const;

export const displayTexts = {
  intro: 'Alleen in deze browser.',
  scheme: 'Kleuren',
  schemes: [
    { id: 'light', label: 'Licht' },
    { id: 'dark', label: 'Donker' },
    { id: 'system', label: 'Zoals dit apparaat' },
  ],
  text: 'Tekst',
  sizes: [
    { id: 'normal', label: 'Gewoon' },
    { id: 'large', label: 'Groter', size: 'large' },
    { id: 'largest', label: 'Grootst', size: 'largest' },
  ],
  keys: 'Toetsenbord',
  shortcuts: 'Sneltoetsen',
  whichShortcuts: 'Eén toets om iets te doen, zoals / om te zoeken en A voor akkoord bij een factuur',
  notKept: 'Deze browser bewaart uw keuze niet. Na het sluiten van de pagina is de weergave weer gewoon.',
} as const;

export const staffTexts = {
  intro:
    'Medewerkers van uw beheerder kunnen met u meekijken als dat nodig is. U ziet hier wanneer en waarom.',
  rows: 'Wie er heeft meegekeken',
  nobody: 'Er heeft nog nooit een medewerker meegekeken.',
  reason: (reason: string) => `Reden: ${reason}`,
  period: (start: string, end: string | null) =>
    end === null ? `${start}, nu bezig` : `${start} tot ${end}`,
  readOnly: 'Alleen kijken',
  canWrite: 'Kon ook wijzigen',
  changed: 'Gewijzigd:',
  nothing: 'Er is niets gewijzigd.',
  pages: 'Bladeren door wie er heeft meegekeken',
  failed: 'De toegang door medewerkers is niet geladen',
} as const;

export const activityTexts = {
  intro: (phone: string) =>
    `Wat er in uw account is gebeurd. Herkent u iets niet? Kies dan een nieuw wachtwoord, en bel ons: ${phone}.`,
  rows: 'Wat er is gebeurd',
  none: 'Er is nog niets gebeurd.',
  byStaff: (name: string) => `door ${name}`,
  pages: 'Bladeren door de activiteit',
  failed: 'De activiteit is niet geladen',
} as const;

const daily = 'Hoogstens één mail per dag';

export const notificationsTexts = {
  intro: (association: string | undefined) =>
    association === undefined ? 'Waarover mailen wij u?' : `Waarover mailen wij u? Voor ${association}.`,
  association: 'Vereniging',
  list: 'Mails',
  kinds: {
    meeting_documents: { label: 'Stukken voor een vergadering', description: daily },
    archive_documents: { label: 'Nieuw in het archief', description: daily },
    bulletin: { label: 'Prikbord', description: 'Als de schrijver eigenaren op de hoogte stelt' },
    newsletters: { label: 'Nieuwsbrief', description: 'Als het bestuur eigenaren op de hoogte stelt' },
    todos: { label: 'Actiepunten die u volgt', description: 'Bij elke stap, meteen' },
    followed_todos: { label: 'Overzicht van wat u volgt', description: daily },
    questions: {
      label: 'Vragen en voorstellen bij vergaderingen',
      description: 'Antwoord op wat u vraagt of voorstelt, en voor het bestuur wat leden vragen',
    },
    reports: { label: 'Nieuwe meldingen', description: 'Als een lid iets meldt, voor het bestuur' },
    second_checks: {
      label: 'Tweede controle van facturen',
      description: 'Als een ander akkoord is en u ook moet kijken',
    },
    albums: { label: "Nieuwe foto's", description: daily },
  },
  none: 'U bent nog niet aan een vereniging gekoppeld.',
  failed: 'De meldingen zijn niet geladen',
} as const;
