/** Thousands may be separated by a point, comma, apostrophe or space. At most twelve digits, so that a long row is not scanned repeatedly. */
const WHOLE = String.raw`\d{1,3}(?:(?<group>[.,' \u00A0\u202F])\d{3})(?:\k<group>\d{3}){0,2}|\d{1,12}`;
const AMOUNT = new RegExp(
  String.raw`(?<![\d.,:/]|\d-)(?<whole>${WHOLE})(?:(?<mark>[.,])(?<decimals>\d{2}|-{1,2}(?!\d)))(?![\d:/]|[.,-]\d|\s?%)`,
  'gu',
);

/** Returns the amounts in a text, in cents and without sign. A space can separate a number from an amount: `2 121,00` is `121,00` too. */
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
