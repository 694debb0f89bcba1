import { BASE_DAY, type Calendar } from './calendar.ts';
import { datedNumber, datedText, datedYear } from './dated-text.ts';

export type Row = Readonly<Record<string, string>>;

/** These columns have no dates, although some digits look like a year. Codes recognise rows that are imported again. */
const STAYS = new Set([
  'document_codes',
  'email',
  'author_email',
  'iban',
  'mobile',
  'note',
  'online_url',
  'owner_codes',
  'password',
  'phone',
  'recovery_codes',
  'superseded_by',
  'total',
  'totp_secret',
]);

const DAYS = [
  'document_date',
  'meeting_date',
  'published_at',
  'start_date',
  'created_at',
  'decided_at',
  'decided_on',
];
const FILES = ['file', 'e_invoice'];
/** The number of a decision in a year, such as `2026-04`. */
const NUMBER_OF_DECISION = /^\d{4}-\d{2}$/u;
const DAY = /\d{4}-\d{2}-\d{2}/u;

/** Returns the day to which the texts of a row belong: a date of the row, or else that in the name of its file. */
export function dayOfRow(row: Row): string {
  const named = [...DAYS, ...FILES].map((column) => DAY.exec(row[column] ?? '')?.[0]);
  return named.find((day) => day !== undefined) ?? BASE_DAY;
}

export type DatedRow = (row: Row) => Record<string, string>;

/** @param meetingDays the days of the meetings of each association, by its code */
export function datedRows(
  calendar: Calendar,
  meetingDays: ReadonlyMap<string, ReadonlySet<string>>,
): DatedRow {
  const datedCell = (
    row: Row,
    near: string,
    keepsMonths: boolean,
    [column, value]: [string, string],
  ): string => {
    if (value === '' || STAYS.has(column) || column.endsWith('code')) return value;
    if (FILES.includes(column)) return value.replace(DAY, (day) => calendar.day(day));
    if (column === 'invoice_number') return datedNumber(calendar, value);
    if (column === 'number' && NUMBER_OF_DECISION.test(value))
      return `${calendar.day(near).slice(0, 4)}${value.slice(4)}`;
    if (column === 'budget_effective_date')
      return `${datedYear(calendar, Number(value.slice(0, 4)), near)}${value.slice(4)}`;
    const ofAssociation = meetingDays.get(row['association_code'] ?? '');
    return datedText(calendar, value, {
      near,
      keepsMonths,
      ...(ofAssociation && { meetingDays: ofAssociation }),
    });
  };
  return (row) => {
    const near = dayOfRow(row);
    const keepsMonths = /\b(?:zomer|winter)\b(?! \d{4})/iu.test(Object.values(row).join(' '));
    const cells = Object.entries(row).map((cell) => [cell[0], datedCell(row, near, keepsMonths, cell)]);
    return Object.fromEntries(cells);
  };
}
