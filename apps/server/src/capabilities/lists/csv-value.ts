export type CsvValue = string | number | Date | null;

/** Matches a text that a spreadsheet would take for a formula. Members write remarks and reports, and suppliers their numbers. */
const FORMULA = /^[=+\-@\t\r]/u;

/** Quotes special characters (RFC 4180). A text that a spreadsheet would run gets an apostrophe. @param separator of the values. */
export function csvValue(value: CsvValue, separator: ',' | ';' = ','): string {
  const written = value instanceof Date ? value.toISOString() : `${value ?? ''}`;
  const text = typeof value === 'string' && FORMULA.test(written) ? `'${written}` : written;
  return /["\r\n]/u.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The columns of a file, by their headings. */
export type CsvColumns<Row> = readonly (readonly [heading: string, valueOf: (row: Row) => CsvValue])[];

/** Dutch Excel reads UTF-8 only with it, and expects semicolons. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Returns rows as CSV for a Dutch spreadsheet, with a line of headings and a line for each row. */
export function csvOf<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string {
  const lines = [
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, valueOf]) => csvValue(valueOf(row), ';'))),
  ];
  return `${BYTE_ORDER_MARK}${lines.map((values) => `${values.join(';')}\r\n`).join('')}`;
}
