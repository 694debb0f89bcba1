import { searchWithAssociation } from '@mijn/domain/associations';
import { withoutBidiControls } from '@mijn/domain/texts';
import { dutchTime } from '@mijn/domain/formats';
import { MEETING_MS } from '@mijn/domain/limits';
import type { Config } from '../../../platform/config/read-config.ts';
import type { CalendarMeeting } from '../meetings.repository.ts';

/** Calendars need the association in the URL (docs/product.md#association-in-the-address). */
function pageUrl(appUrl: URL, path: string, associationCode: string): string {
  return new URL(path + searchWithAssociation('', associationCode), appUrl).href;
}

/** The length of a line in bytes, without the line break (RFC 5545 §3.1). */
const LINE_BYTES_MAX = 75;

/** Returns the value of a property (RFC 5545 §3.3.11), without control characters. */
export const textValue = (text: string): string =>
  withoutBidiControls(text)
    .toWellFormed()
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[\\;,]/gu, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ');

/** Returns the value of a parameter, in quotes and without quotes inside (RFC 5545 §3.2). */
const parameterValue = (text: string): string =>
  `"${withoutBidiControls(text)
    .toWellFormed()
    .replaceAll(/[\p{Cc}"]/gu, ' ')}"`;

function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES_MAX) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/** Long lines are folded between characters. */
const contentLines = (lines: readonly string[]): string => lines.map((line) => `${fold(line)}\r\n`).join('');

const TIME_ZONE = 'Europe/Amsterdam';

/** The rules of the Dutch time zone since 1996, for calendar programs that do not know its name. */
const timeZoneLines: readonly string[] = [
  'BEGIN:VTIMEZONE',
  `TZID:${TIME_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

type Sender = Pick<Config, 'appUrl' | 'brand'>;

/** Returns a text such as `20261209T193000`. */
const localTime = (moment: Date): string => dutchTime(moment).replaceAll(/[-:]/gu, '');

/** Returns a text such as `20261209T183000Z`. */
const universalTime = (moment: Date): string =>
  moment.toISOString().replaceAll(/[-:]/gu, '').replace(/\.\d+/u, '');

function descriptionOf(
  { association_name, client, meeting_coach, online_url }: CalendarMeeting,
  url: string,
): string {
  return [
    `Vergadering van ${association_name}`,
    client && `Opdrachtgever: ${client}`,
    meeting_coach && `Vergadercoach: ${meeting_coach}`,
    online_url && `Online meedoen: ${online_url}`,
    `Alle gegevens en stukken: ${url}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The title says that an event is cancelled, because several calendar programs show such an event as any other. */
const summaryOf = ({ association_name, concerns, is_cancelled }: CalendarMeeting): string =>
  `${is_cancelled ? 'Geannuleerd: ' : ''}${association_name}: ${concerns}`;

/** The UID does not depend on the URL. DTSTAMP is the last change, so that an unchanged meeting gives the same file. */
function eventLines(meeting: CalendarMeeting, { appUrl, brand }: Sender): string[] {
  const { id, association_code, meeting_date, ends_at, location, changed_at } = meeting;
  const url = pageUrl(appUrl, `/meetings/${id}`, association_code);
  const end = ends_at ?? new Date(meeting_date.getTime() + MEETING_MS);
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${brand.slug}`,
    `SEQUENCE:${meeting.calendar_sequence}`,
    `DTSTAMP:${universalTime(changed_at)}`,
    `LAST-MODIFIED:${universalTime(changed_at)}`,
    `DTSTART;TZID=${TIME_ZONE}:${localTime(meeting_date)}`,
    `DTEND;TZID=${TIME_ZONE}:${localTime(end)}`,
    `SUMMARY:${textValue(summaryOf(meeting))}`,
    ...(meeting.is_cancelled ? ['STATUS:CANCELLED', 'TRANSP:TRANSPARENT'] : ['STATUS:CONFIRMED']),
    ...(location === null ? [] : [`LOCATION:${textValue(location)}`]),
    `DESCRIPTION:${textValue(descriptionOf(meeting, url))}`,
    `URL:${url}`,
    // RFC 7986 §5.11.
    ...(meeting.online_url === null
      ? []
      : [`CONFERENCE;VALUE=URI;FEATURE=VIDEO;LABEL="Online meedoen":${meeting.online_url}`]),
    // An organiser is required by RFC 5546 §3.2.1.
    `ORGANIZER;CN=${parameterValue(brand.company)}:mailto:${brand.email}`,
    'END:VEVENT',
  ];
}

/** Follows RFC 5545 in Dutch time, as Outlook, Apple and Google accept it. @param properties further lines. */
export function meetingCalendar(
  meetings: readonly CalendarMeeting[],
  sender: Sender,
  properties: readonly string[] = [],
): string {
  const { company, portal_name } = sender.brand;
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(company)}//${textValue(portal_name)}//NL`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...properties,
    ...timeZoneLines,
    ...meetings.flatMap((meeting) => eventLines(meeting, sender)),
    'END:VCALENDAR',
  ]);
}
