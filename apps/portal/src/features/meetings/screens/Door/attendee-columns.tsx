import { dutchTime, formatTime } from '@mijn/domain/formats';
import type { Attendee } from '@mijn/domain/presence';
import type { Column } from '@mijn/ui/data-table';
import { FactLine } from '@mijn/ui/fact-line';
import type { ReactNode } from 'react';
import { Lines } from '../../attendance/lines.tsx';
import { texts } from './texts.ts';

export type AttendeeRow = Attendee & { id: string };

const timeOf = (moment: string): string => formatTime(dutchTime(moment));

const apartmentsOf = ({ apartments }: Attendee): string =>
  apartments.length === 0 ? texts.noApartments : apartments.map(texts.apartment).join('\n');

const isWithoutAccount = ({ attendee }: Pick<Attendee, 'attendee'>): boolean => attendee.startsWith('owner:');

/** Returns the columns of the people at the door. @param buttons shows the buttons of a person. */
export const attendeeColumns = (buttons: (row: AttendeeRow) => ReactNode): readonly Column<AttendeeRow>[] => [
  {
    id: 'name',
    header: texts.columns.name,
    isRowHeader: true,
    width: '26%',
    cell: ({ name, apartments }) => name ?? apartments[0]?.name ?? texts.noApartments,
    under: ({ code, is_present, arrived_at, left_at, signed_at, ...row }) => (
      <FactLine>
        {code}
        {isWithoutAccount(row) && texts.noAccount}
        {is_present && arrived_at !== null && texts.since(timeOf(arrived_at))}
        {!is_present && left_at !== null && texts.until(timeOf(left_at))}
        {signed_at !== null && texts.signed(timeOf(signed_at))}
      </FactLine>
    ),
  },
  {
    id: 'apartments',
    header: texts.columns.apartments,
    cardPlace: 'line',
    cell: (row) => <Lines text={apartmentsOf(row)} />,
  },
  {
    id: 'presence',
    header: texts.columns.presence,
    width: '27rem',
    cardPlace: 'below',
    cell: buttons,
  },
];
