import { readDutchMoment } from '../../platform/texts/dutch-moment.ts';

/** What Dutch Excel writes for a value, in the spelling of the import. A value that is none of these stays as it is. */
type Plain = (value: string) => string;

const inAllCases = (word: string): string[] => [
  word,
  word.toUpperCase(),
  word.slice(0, 1).toUpperCase() + word.slice(1),
];

const flags: ReadonlyMap<string, string> = new Map([
  ...['yes', 'ja', 'waar'].flatMap(inAllCases).map((word): [string, string] => [word, 'yes']),
  ...['no', 'nee', 'onwaar'].flatMap(inAllCases).map((word): [string, string] => [word, 'no']),
]);

/** `WAAR` and `Ja` become `yes`. */
export const plainFlag: Plain = (value) => flags.get(value) ?? value;
export const FLAG_SPELLINGS = [...flags.keys()];

const DUTCH_DAY = /^(?<day>\d{1,2})-(?<month>\d{1,2})-(?<year>\d{4})(?: 0?0:00(?::00)?)?$/u;

/** `5-11-2026` and `05-11-2026 00:00` become `2026-11-05`. */
export const plainDay: Plain = (value) => {
  const { day = '', month = '', year = '' } = DUTCH_DAY.exec(value)?.groups ?? {};
  return year === '' ? value : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

const DUTCH_MOMENT =
  /^(?<day>\d{1,2}-\d{1,2}-\d{4}) (?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?$/u;

/** `28-11-2026 15:30` in Dutch time becomes `2026-11-28T14:30:00Z`. */
export const plainMoment: Plain = (value) => {
  const { day = '', hour = '', minute = '', second = '00' } = DUTCH_MOMENT.exec(value)?.groups ?? {};
  const moment = readDutchMoment(`${plainDay(day)} ${hour.padStart(2, '0')}:${minute}`);
  return moment ? `${moment.toISOString().slice(0, 17)}${second}Z` : value;
};

/** A minus and the sign of the euro may come in any order. Thousands need a decimal comma after them, because `1.234` could be either. */
export const AMOUNT_SPELLINGS =
  /^(?<sign>(?:€[ \u00A0]?)?-?|-€[ \u00A0]?)(?<whole>\d+|\d{1,3}(?:\.\d{3})+(?=,))(?:[.,](?<decimals>\d{1,2}))?$/u;

/** `741,1` becomes `741.10`, `€ 1.234,5` becomes `1234.50`, and `1234` becomes `1234.00`. */
export const plainAmount: Plain = (value) => {
  const { sign = '', whole, decimals = '' } = AMOUNT_SPELLINGS.exec(value)?.groups ?? {};
  if (whole === undefined) return value;
  return `${sign.includes('-') ? '-' : ''}${whole.replaceAll('.', '')}.${decimals.padEnd(2, '0')}`;
};

/** `stukken\notulen.pdf`, as Windows writes it, becomes `stukken/notulen.pdf`. */
export const plainPath: Plain = (value) => value.replaceAll('\\', '/');

export const MOMENT_SPELLINGS = new RegExp(
  String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}|${DUTCH_MOMENT.source}`,
  'u',
);

export const DAY_SPELLINGS = new RegExp(String.raw`^\d{4}-\d{2}-\d{2}$|${DUTCH_DAY.source}`, 'u');

/** The number of days since 1900 that Excel writes for a day in a cell with the format of a number. */
export const SERIAL_DAY = /^\d{5}$/u;

/** Excel writes a long number of a narrow cell rounded, such as `2,02601E+08`. */
export const NO_ROUNDED_NUMBER = /^(?!-?\d(?:[.,]\d+)?E\+\d{2,3}$)/u;

/** The result of a formula that failed, in Dutch and in English. */
export const NO_FORMULA_ERROR =
  /^(?!#(?:N\/B|NAAM\?|WAARDE!|VERW!|DEEL\/0!|GETAL!|LEEG!|N\/A|NAME\?|VALUE!|REF!|DIV\/0!|NUM!|NULL!)$)/u;

/** A Dutch telephone number of which Excel has left out the zero, or the plus before the code of the country. */
export const PHONE_WITHOUT_ZERO = /^(?:[1-9]\d{8}|31\d{9})$/u;
