import { isDay } from '@mijn/domain/formats';
import type { XmlElement } from './parse-xml.ts';
import { requiredAt, valueAt } from './ubl.ts';
import { UnreadableEInvoice } from './unreadable.ts';

/** A decimal number as XML Schema writes it, with at most as many digits as can be counted with. */
const DECIMAL = /^(?<sign>[+-]?)(?<whole>\d{0,11})(?:\.(?<decimals>\d*))?$/u;

function demandDecimal(text: string, path: string): Record<string, string | undefined> {
  const groups = /\d/u.test(text) ? DECIMAL.exec(text)?.groups : undefined;
  if (!groups) throw new UnreadableEInvoice(`has "${text}" as ${path}, which is no number`);
  return groups;
}

/** Whole cents, rounded away from zero; digit by digit, since 1.005 times 100 is not 100.5 for a computer. */
function toCents(text: string, path: string): number {
  const { sign, whole = '', decimals = '' } = demandDecimal(text, path);
  const [cents, rest] = [decimals.padEnd(2, '0').slice(0, 2), decimals.charAt(2)];
  const amount = Number(`${whole}${cents}`) + (rest >= '5' ? 1 : 0);
  return sign === '-' && amount !== 0 ? -amount : amount;
}

/** An amount in cents. @throws UnreadableEInvoice when there is none, or it is no number. */
export function centsAt(element: XmlElement, path: string): number {
  return toCents(requiredAt(element, path), path);
}

/** The same where there may be none: 0 then. @throws UnreadableEInvoice when it is no number. */
export function optionalCentsAt(element: XmlElement, path: string): number {
  const value = valueAt(element, path);
  return value === null ? 0 : toCents(value, path);
}

/** A number; null when there is none. @throws UnreadableEInvoice when it is no number. */
export function numberAt(element: XmlElement, path: string): number | null {
  const value = valueAt(element, path);
  if (value === null) return null;
  demandDecimal(value, path);
  return Number(value);
}

/** A day, without the time zone that it may have; null when there is none. @throws UnreadableEInvoice when it is no day. */
export function dayAt(element: XmlElement, path: string): string | null {
  const value = valueAt(element, path);
  if (value === null) return null;
  const day = value.replace(/(?:Z|[+-]\d{2}:\d{2})$/u, '');
  if (isDay(day)) return day;
  throw new UnreadableEInvoice(`has "${value}" as ${path}, which is no day`);
}
