import { formatCount, formatDate } from '@mijn/domain/formats';

export const texts = {
  title: 'Tweede vergadering bijeenroepen',
  change: 'Tweede vergadering wijzigen',
  back: 'Vergadering',
  failed: 'De gegevens voor de tweede vergadering zijn niet geladen',
  readOnly: 'U kunt geen tweede vergadering bijeenroepen',
  noneTitle: 'Een tweede vergadering kan nu niet',
  none: 'Over geen enkel punt ontbrak het quorum, of de tweede vergadering is er al.',
  begun:
    'De tweede vergadering is begonnen, of er is al gestemd. Daarom kunt u de vergadering niet meer verplaatsen of annuleren.',
  items: 'Deze punten komen op de agenda',
  itemsText:
    'Met hun toelichting, voorstel en stukken. Tot de vergadering begint, kunt u de agenda nog wijzigen.',
  item: (number: number, title: string) => `Punt ${number}: ${title}`,
  quorum: {
    none: 'In de tweede vergadering is geen quorum nodig: er kan worden besloten, hoeveel stemmen er ook aanwezig zijn.',
    needed: 'Let op: volgens de stemregels is ook in de tweede vergadering het quorum nodig.',
  },
  when: 'Wanneer en waar',
  days: (first: string, last: string) =>
    `De stemregels staan de dagen van ${formatDate(first)} tot en met ${formatDate(last)} toe.`,
  notice: (days: number, day: string) =>
    `Verstuurt u de oproep vandaag? Dan is ${formatDate(day)} de eerste dag met een oproeptermijn van ${formatCount(days, 'dag', 'dagen')}.`,
  noticeTooLate: (days: number, day: string) =>
    `Let op: op deze dagen is er geen oproeptermijn van ${formatCount(days, 'dag', 'dagen')} meer, want die is pas vanaf ${formatDate(day)} gehaald.`,
  fields: {
    meeting_day: 'Datum',
    start_time: 'Tijd',
    location: 'Plaats',
    online_url: 'Link om online mee te doen',
  },
  missing: { meeting_day: 'Kies een datum.', start_time: 'Kies een tijd.' },
  next: 'De leden krijgen nog geen bericht. Op de pagina van de tweede vergadering verstuurt u de oproep.',
  save: 'Tweede vergadering aanmaken',
  saving: 'Aanmaken…',
  saved: 'De tweede vergadering is aangemaakt. Verstuur nu de oproep.',
  move: {
    save: 'Verplaatsen',
    saving: 'Verplaatsen…',
    saved: (isConvened: boolean) =>
      isConvened
        ? 'De vergadering is gewijzigd. Verstuur nu de nieuwe oproep.'
        : 'De vergadering is gewijzigd.',
    convened:
      'De leden hebben al een oproep gekregen. Die blijft bewaard zoals die is verstuurd. Verstuur na het wijzigen een nieuwe oproep: die vervangt de vorige.',
    notConvened: 'De leden hebben nog geen oproep gekregen, en krijgen van deze wijziging geen bericht.',
    doorOpen: 'De deur is open. Daarom kunt u de vergadering niet meer verplaatsen.',
    conflict: {
      title: 'De tweede vergadering is intussen gewijzigd',
      kept: 'Uw gegevens staan nog in het formulier. De vergadering is nu op:',
      takeTheirs: 'Die gegevens overnemen',
      keepMine: 'Mijn gegevens opslaan',
    },
  },
  cancel: {
    heading: 'Niet laten doorgaan',
    label: 'Tweede vergadering annuleren',
    title: 'Tweede vergadering annuleren?',
    confirm: 'Niet laten doorgaan',
    reason: 'Waarom gaat de vergadering niet door?',
    missing: 'Vul in waarom de vergadering niet doorgaat.',
    convened:
      'Wie de oproep per mail heeft gekregen, krijgt een mail met uw reden. Wie een brief heeft gekregen, bericht u zelf. Machtigingen en stemmen vooraf tellen niet meer. U kunt daarna een nieuwe tweede vergadering bijeenroepen.',
    notConvened:
      'De leden hebben nog geen oproep gekregen, en krijgen geen mail. Uw reden staat bij de vergadering. U kunt daarna een nieuwe tweede vergadering bijeenroepen.',
    done: (isConvened: boolean) =>
      isConvened
        ? 'De tweede vergadering gaat niet door. De leden krijgen een mail.'
        : 'De tweede vergadering gaat niet door.',
  },
} as const;
