import type { ApiError } from '@mijn/api';
import { formatCount, formatNumber } from '@mijn/domain/formats';
import type { Presence } from '@mijn/domain/presence';
import { errorText, fieldErrorTextsOf } from '../../../shared/api/error-text.ts';

/** What an error means to somebody who leads a meeting, if that is more than its own text says. */
const failures: Readonly<Record<string, string>> = {
  ballot_open:
    'Er is al een stemming open. Misschien heeft een ander bestuurslid die net geopend. U ziet die nu.',
  ballot_closed:
    'Deze stemming was al gesloten of gestopt, misschien door een ander bestuurslid. U ziet nu hoe het ervoor staat.',
  meeting_not_begun:
    'De vergadering is nog niet begonnen. Leden kunnen tot dat moment vooraf stemmen. Open de stemming als de vergadering begint.',
  vote_by_phone:
    'Dit appartement heeft net op de telefoon gestemd. Die stem telt. De stemmer kan die op de telefoon nog wijzigen.',
};

/** What it means that the server does not take a field of what the board records. */
const fieldFailures: Readonly<Record<string, string>> = {
  item_id: 'Dit punt is verwijderd, of er wordt niet meer over besloten. Er is geen stemming geopend.',
  apartment_id: 'Dit appartement is niet meer aanwezig. Er is niets vastgelegd.',
  attendee:
    'Deze persoon kan niet meer aanwezig zijn: het lidmaatschap of de machtiging geldt niet meer. Er is niets vastgelegd.',
};

export function failureText(error: ApiError): string {
  if (error.kind !== 'response') return errorText(error);
  const field = Object.keys(error.errors ?? {}).find((name) => name in fieldFailures);
  return failures[error.code] ?? (field === undefined ? undefined : fieldFailures[field]) ?? errorText(error);
}

/** Returns why the totals of a secret ballot were refused, such as how many votes there must be. */
export function countFailureText(error: ApiError): string {
  const faults = error.kind === 'response' ? fieldErrorTextsOf(error.errors ?? {}) : {};
  const fault = faults['totals'] ?? faults['paper'];
  return fault === undefined ? failureText(error) : `Dit klopt niet met de stemmen die binnen zijn. ${fault}`;
}

const votes = (count: number): string => formatCount(count, 'stem', 'stemmen');

export const holdTexts = {
  annulled: 'Ongeldig verklaard',
  annulledAt: (time: string) => `Het bestuur heeft deze uitslag om ${time} ongeldig verklaard`,
  back: 'Vergadering',
  toHold: 'De vergadering leiden',
  undo: 'Ongedaan maken',
  undone: 'Dat is ongedaan gemaakt.',
  notHeld: (opens: string) => `Dit kan vanaf ${opens}: dan gaat de deur open.`,
  over: 'De vergadering is voorbij. U kunt hier niets meer wijzigen.',
  overRunning: 'De vergadering is voorbij. U kunt alleen de stemming nog afronden.',
  readOnly: 'U kijkt mee. U kunt hier niets wijzigen.',
  card: { title: 'Tijdens de vergadering', door: 'Wie is er?', failed: 'De aanwezigheid is niet geladen' },
  minutes: {
    title: 'Notulen',
    text: 'Een begin voor de notulen: wie er was, en wat er besloten is. Verbeter, teken en publiceer ze hier, of vul aan in Word.',
    open: 'Notulen bekijken',
    soFar: 'Er staat in wat tot nu toe is vastgelegd.',
    download: 'Conceptnotulen (Word)',
  },
  lost: {
    title: 'Geen verbinding',
    text: 'U ziet hoe het ervoor stond. Wij proberen het steeds opnieuw. Stemmen die leden versturen, gaan niet verloren.',
    open: 'Voor zover wij weten, is de stemming nog niet gesloten.',
  },
  presence: {
    label: 'Aanwezig',
    apartments: 'Appartementen aanwezig',
    votes: 'Stemmen aanwezig',
    reached: 'Quorum gehaald',
    missing: (count: number) => `Nog ${votes(count)} nodig`,
    neededFor: (count: number, item: number) => `${formatNumber(count)} nodig voor punt ${item}`,
    needed: (count: number, kind: string) =>
      `${formatNumber(count)} nodig voor ${kind === '' ? 'gewone besluiten' : kind.toLowerCase()}`,
    parts: ({ in_hall, online, by_proxy }: Presence) =>
      [
        `${formatNumber(in_hall)} in de zaal`,
        ...(online > 0 ? [`${formatNumber(online)} online`] : []),
        ...(by_proxy > 0 ? [`${formatNumber(by_proxy)} gemachtigd`] : []),
      ].join(', '),
  },
  cast: (total: number) => `van de ${formatNumber(total)} aanwezige stemmen binnen`,
  apartmentsCast: (cast: number, present: number) =>
    `${formatNumber(cast)} van ${formatCount(present, 'appartement', 'appartementen')}`,
  paper: (apartments: number, count: number) =>
    `Op papier: ${formatCount(apartments, 'appartement', 'appartementen')}, ${votes(count)}.`,
  divided: (count: number) =>
    `Bij ${formatCount(count, 'appartement', 'appartementen')} hebben de eigenaren verschillend gestemd; die stemmen tellen nog niet.`,
  itemTitle: (number: number, title: string) => `${number}. ${title}`,
} as const;
