import { dutchTime } from '@mijn/domain/formats';
import { MEETING_MS } from '@mijn/domain/limits';
import type { Config } from '../../../config/config.ts';
import { pageAddress } from '../../../config/page-address.ts';
import type { CalendarMeeting } from '../meetings.repository.ts';
import { contentLines, parameterValue, textValue } from './content-lines.ts';
import { TIME_ZONE, timeZoneLines } from './time-zone.ts';

type Sender = Pick<Config, 'appUrl' | 'brand'>;

/** As on the clock in the Netherlands: `20261209T193000`. */
const localTime = (moment: Date): string => dutchTime(moment).replaceAll(/[-:]/gu, '');

/** `20261209T183000Z` */
const universalTime = (moment: Date): string =>
  moment.toISOString().replaceAll(/[-:]/gu, '').replace(/\.\d+/u, '');

function descriptionOf(
  { association_name, client, meeting_coach }: CalendarMeeting,
  address: string,
): string {
  return [
    `Vergadering van ${association_name}`,
    client && `Opdrachtgever: ${client}`,
    meeting_coach && `Vergadercoach: ${meeting_coach}`,
    `Alle gegevens en stukken: ${address}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/**
 * The id is the meeting's own, whichever address the portal moves to. The time of the last change also stands for
 * DTSTAMP, so that what did not change is the same file.
 */
function eventLines(meeting: CalendarMeeting, { appUrl, brand }: Sender): string[] {
  const { id, association_name, association_code, meeting_date, ends_at, concerns, location, changed_at } =
    meeting;
  const address = pageAddress(appUrl, `/meetings/${id}`, association_code);
  const end = ends_at ?? new Date(meeting_date.getTime() + MEETING_MS);
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${brand.slug}`,
    `SEQUENCE:${meeting.calendar_sequence}`,
    `DTSTAMP:${universalTime(changed_at)}`,
    `LAST-MODIFIED:${universalTime(changed_at)}`,
    `DTSTART;TZID=${TIME_ZONE}:${localTime(meeting_date)}`,
    `DTEND;TZID=${TIME_ZONE}:${localTime(end)}`,
    `SUMMARY:${textValue(`${association_name}: ${concerns}`)}`,
    ...(location === null ? [] : [`LOCATION:${textValue(location)}`]),
    `DESCRIPTION:${textValue(descriptionOf(meeting, address))}`,
    `URL:${address}`,
    // RFC 5546 §3.2.1 asks for one in whatever is published.
    `ORGANIZER;CN=${parameterValue(brand.company)}:mailto:${brand.email}`,
    'END:VEVENT',
  ];
}

/**
 * Meetings as an iCalendar file that Outlook, Apple and Google accept (RFC 5545), at the time of the Netherlands.
 * @param properties further lines about the whole calendar.
 */
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
