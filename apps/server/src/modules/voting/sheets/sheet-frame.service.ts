import { dutchDay, dutchTime, formatDate, formatLongMoment } from '@mijn/domain/formats';
import type { PdfFrame } from '../../../capabilities/pdf/draw-pdf.ts';
import type { Config } from '../../../platform/config/read-config.ts';
import type { CalendarMeeting } from '../../meetings/meetings.service.ts';

export type PrintedMeeting = Pick<CalendarMeeting, 'association_name' | 'concerns' | 'meeting_date'>;

/** Returns what stands on a sheet of a meeting besides its content. The sheet of one day has the same bytes, however often it is drawn. */
export function frameOf(
  { brand }: Pick<Config, 'brand'>,
  kind: string,
  meeting: PrintedMeeting,
  now: Date,
): PdfFrame {
  const { association_name: association, concerns, meeting_date } = meeting;
  return {
    brand,
    association,
    title: `${kind}: ${concerns}`,
    subtitle: formatLongMoment(meeting_date),
    footer: `${kind} · ${association} · ${formatDate(dutchTime(meeting_date))}`,
    now: new Date(`${dutchDay(now)}T00:00:00Z`),
  };
}

/** Returns the name of the file of a sheet, such as `presentielijst-2026-12-09.pdf`. */
export const fileOf = (kind: string, { meeting_date }: PrintedMeeting) =>
  ({
    name: `${kind.toLowerCase()}-${dutchDay(meeting_date)}.pdf`,
    disposition: 'attachment',
    media_type: 'application/pdf',
  }) as const;
