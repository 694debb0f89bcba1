import { agendaItemKindTexts } from '@mijn/domain/agenda';
import { dutchTime, formatCount, formatLongDate } from '@mijn/domain/formats';
import type { ConvocationContent, ConvokedItem } from './convocation-content.service.ts';

/** What the words about a second meeting are made of. */
export interface SecondMeeting extends Pick<ConvocationContent, 'first_meeting'> {
  agenda: readonly Pick<ConvokedItem, 'proposal'>[];
}

/** Returns the title of a convocation, such as `Gewijzigde oproep`. */
export const titleOf = ({ version }: Pick<ConvocationContent, 'version'>): string =>
  version === 1 ? 'Oproep' : 'Gewijzigde oproep';

/** Returns an item of the agenda as one line, such as `2. Begroting 2027 (te besluiten)`. */
export const agendaLine = ({
  number,
  title,
  kind,
}: Pick<ConvokedItem, 'number' | 'title' | 'kind'>): string =>
  `${number}. ${title}${kind === 'decide' ? ` (${agendaItemKindTexts.decide.toLowerCase()})` : ''}`;

const days = (count: number): string => formatCount(count, 'dag', 'dagen');

/** Returns how many days of notice a convocation gives, such as `18 dagen (nodig: 15 dagen)`. */
export function noticeText({ days_given, days_needed }: NonNullable<ConvocationContent['notice']>): string {
  return days_given < days_needed
    ? `${days(days_given)}. Dat is korter dan de ${days(days_needed)} van de stemregels.`
    : `${days(days_given)} (nodig: ${days(days_needed)})`;
}

/** Returns what a convocation says of a second meeting, which names the first and the quorum that holds; nothing for other meetings. */
export function secondMeetingLines({ first_meeting, agenda }: SecondMeeting): string[] {
  if (first_meeting === null) return [];
  const { concerns, meeting_date } = first_meeting;
  const needsQuorum = agenda.some(({ proposal }) => proposal !== null && proposal.quorum_votes !== null);
  return [
    `Dit is de tweede vergadering. In de eerste (${concerns}, ${formatLongDate(dutchTime(meeting_date))}) waren over deze punten te weinig stemmen aanwezig voor een besluit.`,
    needsQuorum
      ? 'Ook in deze tweede vergadering is het quorum nodig dat bij een voorstel staat.'
      : 'In deze tweede vergadering is geen quorum nodig: hoeveel stemmen er ook aanwezig zijn, er kan worden besloten.',
  ];
}
