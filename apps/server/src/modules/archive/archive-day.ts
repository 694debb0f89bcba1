import { AppError } from '../../wire/index.ts';

const amsterdam = { timeZone: 'Europe/Amsterdam' } as const;
const sortable = new Intl.DateTimeFormat('sv-SE', amsterdam);
const readable = new Intl.DateTimeFormat('nl-NL', amsterdam);

/** The day that a moment is on in the Netherlands: `2026-11-20`. */
export const dutchDay = (moment: Date): string => sortable.format(moment);

/** The same for people: `20-11-2026`. */
export const readableDay = (moment: Date): string => readable.format(moment);

/** Whether a text like a day names one that exists: `2026-02-30` does not. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** @throws AppError `validation_failed` for the date of a document that is no day of any calendar. */
export function demandDay(text: string): void {
  if (isDay(text)) return;
  throw new AppError('validation_failed', { errors: { document_date: [{ code: 'invalid' }] } });
}
