import { isDay } from '@mijn/domain/formats';
import { type InvoiceFacts, isSameName, plainIban } from '@mijn/domain/invoices';
import { AMOUNT_DIGITS_MAX } from '@mijn/domain/limits';
import { UnreadableEInvoice, type XmlElement } from './parse-xml.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const CII = 'urn:un:unece:uncefact:data:standard';

/** The namespaces of UBL 2.1 and CII D16B by their usual prefixes. A document may use different prefixes. */
export const namespaces = {
  invoice: `${UBL}:Invoice-2`,
  creditNote: `${UBL}:CreditNote-2`,
  cac: `${UBL}:CommonAggregateComponents-2`,
  cbc: `${UBL}:CommonBasicComponents-2`,
  rsm: `${CII}:CrossIndustryInvoice:100`,
  ram: `${CII}:ReusableAggregateBusinessInformationEntity:100`,
  udt: `${CII}:UnqualifiedDataType:100`,
  qdt: `${CII}:QualifiedDataType:100`,
  sbdh: 'http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader',
} as const;

const byPrefix: ReadonlyMap<string, string> = new Map(Object.entries(namespaces));

const VALUE_LENGTH_MAX = 300;

/** Reads a path such as `cac:Party/cbc:ID`. */
export function elementsAt(element: XmlElement, path: string): XmlElement[] {
  let found = [element];
  for (const step of path.split('/')) {
    const [prefix = '', name = ''] = step.split(':');
    found = found.flatMap(({ children }) =>
      children.filter((child) => child.name === name && child.namespace === byPrefix.get(prefix)),
    );
  }
  return found;
}

/** Leaves out empty values. Each value is on one line. */
function valuesAt(element: XmlElement, path: string, lengthMax = VALUE_LENGTH_MAX): string[] {
  return elementsAt(element, path)
    .map(({ text }) => text.replaceAll(/[\s\p{Cc}\p{Co}]+/gu, ' ').trim())
    .filter((value) => value !== '')
    .map((value) => value.slice(0, lengthMax).toWellFormed());
}

/** Returns the first value that is not empty, or null. */
export const valueAt = (element: XmlElement, path: string): string | null =>
  valuesAt(element, path)[0] ?? null;

/** @throws UnreadableEInvoice if there is no value. */
export function requiredAt(element: XmlElement, path: string): string {
  const value = valueAt(element, path);
  if (value === null) throw new UnreadableEInvoice(`has no ${path}`);
  return value;
}

/** Matches a decimal number of XML Schema, and its digits before the decimal point without leading zeros. */
const DECIMAL = /^(?<sign>[+-]?)0*(?!0)(?<whole>\d*)(?:\.(?<decimals>\d*))?$/u;

function requireDecimal(text: string, path: string): Record<string, string | undefined> {
  const groups = /\d/u.test(text) ? DECIMAL.exec(text)?.groups : undefined;
  if (!groups) throw new UnreadableEInvoice(`has "${text}" as ${path}, which is no number`);
  if ((groups['whole'] ?? '').length > AMOUNT_DIGITS_MAX) {
    throw new UnreadableEInvoice(
      `has "${text}" as ${path}, which has more than ${AMOUNT_DIGITS_MAX} digits before its decimals`,
    );
  }
  return groups;
}

/** Rounds half a cent away from zero. Uses the digits of the text, because 1.005 * 100 is not 100.5. */
function toCents(text: string, path: string): number {
  const { sign, whole = '', decimals = '' } = requireDecimal(text, path);
  const [cents, rest] = [decimals.padEnd(2, '0').slice(0, 2), decimals.charAt(2)];
  const amount = Number(`${whole}${cents}`) + (rest >= '5' ? 1 : 0);
  return sign === '-' && amount !== 0 ? -amount : amount;
}

/** @throws UnreadableEInvoice if there is no amount, or if the amount is not a number. */
export function centsAt(element: XmlElement, path: string): number {
  return toCents(requiredAt(element, path), path);
}

/** @throws UnreadableEInvoice if the amount is not a number. */
export const centsOf = ({ text, name }: XmlElement): number => toCents(text.trim(), name);

/** Returns 0 without an amount. @throws UnreadableEInvoice if the amount is not a number. */
export function optionalCentsAt(element: XmlElement, path: string): number {
  return nullableCentsAt(element, path) ?? 0;
}

/** Returns null without an amount. @throws UnreadableEInvoice if the amount is not a number. */
export function nullableCentsAt(element: XmlElement, path: string): number | null {
  const value = valueAt(element, path);
  return value === null ? null : toCents(value, path);
}

/** The number of decimals with which amounts are added up. EN 16931 allows two in an amount. */
const ADDED_DECIMALS = 6;
const PER_CENT = 10n ** BigInt(ADDED_DECIMALS - 2);

/** Rounds only the sum, not each amount. */
export function addedCentsAt(elements: readonly XmlElement[], path: string): number {
  let sum = 0n;
  for (const element of elements) {
    const { sign, whole = '', decimals = '' } = requireDecimal(requiredAt(element, path), path);
    const amount = BigInt(`${whole}${decimals.slice(0, ADDED_DECIMALS).padEnd(ADDED_DECIMALS, '0')}`);
    sum += sign === '-' ? -amount : amount;
  }
  const half = sum < 0n ? -PER_CENT / 2n : PER_CENT / 2n;
  const cents = Number((sum + half) / PER_CENT);
  if (Number.isSafeInteger(cents)) return cents;
  throw new UnreadableEInvoice(`has lines that add up to an amount that is too large, as ${path}`);
}

/** Returns null without a number. @throws UnreadableEInvoice if the value is not a number. */
export function numberAt(element: XmlElement, path: string): number | null {
  const value = valueAt(element, path);
  if (value === null) return null;
  requireDecimal(value, path);
  return Number(value);
}

/** Leaves out the time zone. Returns null without a date. @throws UnreadableEInvoice if the value is not a date. */
export function dayAt(element: XmlElement, path: string): string | null {
  const value = valueAt(element, path);
  if (value === null) return null;
  const day = value.replace(/(?:Z|[+-]\d{2}:\d{2})$/u, '');
  if (isDay(day)) return day;
  throw new UnreadableEInvoice(`has "${value}" as ${path}, which is no day`);
}

/** Reads CII's `20261001`, whose format attribute is optional. Returns null without a date. @throws UnreadableEInvoice */
export function compactDayAt(element: XmlElement, path: string): string | null {
  const value = valueAt(element, path);
  if (value === null) return null;
  const day = value.replace(/^(\d{4})(\d{2})(\d{2})(?:\d{4,6})?$/u, '$1-$2-$3');
  if (isDay(day)) return day;
  throw new UnreadableEInvoice(`has "${value}" as ${path}, which is no day`);
}

const NOTE_LENGTH_MAX = 2000;
const NOTES_MAX = 20;

/** Leaves out the code of the subject of a note, such as `#AAI#`. */
export const notesAt = (element: XmlElement, path: string): string[] =>
  valuesAt(element, path, NOTE_LENGTH_MAX)
    .map((note) => note.replace(/^#[A-Z]{3}#\s*/u, ''))
    .filter((note) => note !== '')
    .slice(0, NOTES_MAX);

export const textsAt = (element: XmlElement, paths: readonly string[]): string[] =>
  [...new Set(paths.flatMap((path) => valuesAt(element, path, NOTE_LENGTH_MAX)))].slice(0, NOTES_MAX);

/** Returns each name once, or null. A document may name several payees. */
export function namesAt(element: XmlElement, paths: readonly string[]): string | null {
  const names = textsAt(element, paths);
  const unique = names.filter((name, at) => !names.slice(0, at).some((one) => isSameName(one, name)));
  return unique.join(', ') || null;
}

/** Returns each account once, as capitals and digits. */
export const accountsAt = (element: XmlElement, paths: readonly string[]): string[] =>
  [...new Set(paths.flatMap((path) => valuesAt(element, path)).map((value) => plainIban(value)))].filter(
    (account) => account !== '',
  );

/** @throws UnreadableEInvoice if there is no valid currency. */
export function currencyAt(element: XmlElement, path: string): string {
  const currency = requiredAt(element, path);
  if (/^[A-Z]{3}$/u.test(currency)) return currency;
  throw new UnreadableEInvoice(`has "${currency}" as ${path}, which is no currency`);
}

/** Returns a line such as `Postbus 1234, 3000 AB Rotterdam`, or null. */
export function addressAt(
  element: XmlElement,
  { lines, postcode, city }: { lines: readonly string[]; postcode: string; city: string },
): string | null {
  const place = [valueAt(element, postcode), valueAt(element, city)].filter((value) => value !== null);
  const address = [...lines.flatMap((line) => valuesAt(element, line)), place.join(' ')];
  return address.filter((value) => value !== '').join(', ') || null;
}

type Part = InvoiceFacts['vat'][number];

/** Adds up the parts of each category and rate. */
export function joinParts(parts: readonly Part[]): Part[] {
  const joined = new Map<string, Part>();
  for (const part of parts) {
    const key = JSON.stringify([part.vat_category, part.vat_rate]);
    const { taxable_cents = 0, vat_cents = 0 } = joined.get(key) ?? {};
    joined.set(key, {
      ...part,
      taxable_cents: taxable_cents + part.taxable_cents,
      vat_cents: vat_cents + part.vat_cents,
    });
  }
  return [...joined.values()];
}
