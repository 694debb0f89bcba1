/**
 * Thousands are set apart by a point, a comma, an apostrophe or a space; two decimals, or the dash of whole euros. At most
 * twelve digits, so that a long row of figures is not read over and over.
 */
const WHOLE = String.raw`\d{1,3}(?:(?<group>[.,' \u00A0\u202F])\d{3})(?:\k<group>\d{3}){0,2}|\d{1,12}`;
const AMOUNT = new RegExp(
  String.raw`(?<![\d.,:/]|\d-)(?<whole>${WHOLE})(?:(?<mark>[.,])(?<decimals>\d{2}|-{1,2}(?!\d)))(?![\d:/]|[.,-]\d|\s?%)`,
  'gu',
);

/**
 * The amounts in a text, in cents and without their sign, each once: `1.234,56`, `1,234.56`, `1 234,56`, `1234,56` and
 * `1.234,-`. What has no decimals is a number of anything; a percentage, a time and a date are no amounts. Since a space
 * also stands between a number and an amount, `2 121,00` is `121,00` too.
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
