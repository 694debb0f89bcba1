export type CsvValue = string | number | Date | null;

/** Matches a text that a spreadsheet would take for a formula. Members write remarks and reports, and suppliers their numbers. */
const FORMULA = /^[=+\-@\t\r]/u;

/** Quotes special characters (RFC 4180). A text that a spreadsheet would run gets an apostrophe. @param separator of the values. */
export function csvValue(value: CsvValue, separator: ',' | ';' = ','): string {
  const written = value instanceof Date ? value.toISOString() : `${value ?? ''}`;
  const text = typeof value === 'string' && FORMULA.test(written) ? `'${written}` : written;
  return /["\r\n]/u.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}
