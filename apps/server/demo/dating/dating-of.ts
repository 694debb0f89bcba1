import type { Dating } from '../drawing/order.ts';
import type { Calendar } from './calendar.ts';
import { datedText, datedYear } from './dated-text.ts';

/** @param near the day of the document in the CSV files */
export const datingOf = (writtenName: string, near: string, calendar: Calendar): Dating => ({
  writtenName,
  writtenYear: Number(near.slice(0, 4)),
  year: (year) => datedYear(calendar, year, near),
  date: calendar.date,
  text: (text) => datedText(calendar, text, { near }),
});
