/**
 * The digits before the decimals. Groups of thousands may be separated by a point, a comma, an apostrophe or
 * a space. The number of digits is limited to twelve, so that a long row of digits is not scanned repeatedly.
 */
const WHOLE = String.raw`\d{1,3}(?:(?<group>[.,' \u00A0\u202F])\d{3})(?:\k<group>\d{3}){0,2}|\d{1,12}`;
const AMOUNT = new RegExp(
  String.raw`(?<![\d.,:/]|\d-)(?<whole>${WHOLE})(?:(?<mark>[.,])(?<decimals>\d{2}|-{1,2}(?!\d)))(?![\d:/]|[.,-]\d|\s?%)`,
  'gu',
);

/**
 * Returns the unique amounts in a text, in cents and without sign. It finds `1.234,56`, `1,234.56`, `1
 * 234,56`, `1234,56` and `1.234,-`. A number without decimals is not an amount, and neither is a percentage,
 * a time or a date. Because a space can also separate a number from an amount, `2 121,00` is read as `121,00`
 * too.
 */
export function amountsIn(text: string): number[] {
  const found = [...text.matchAll(AMOUNT)].flatMap(({ groups = {} }) => {
    const { whole = '', group, mark, decimals = '' } = groups;
    if (group === mark) return [];
    const cents = decimals.startsWith('-') ? '00' : decimals;
    const pieces = whole.split(' ');
    return pieces.map((_, at) => Number(pieces.slice(at).join('').replaceAll(/\D/gu, '') + cents));
  });
  return [...new Set(found)];
}
