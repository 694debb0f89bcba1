import { inEuros } from '../../../../shared/tables/url-format.ts';

/** The forms in which people type an amount, without spaces and the euro sign: `1.234,56`, `1234.56`, `1250,-`. */
const AMOUNT = /^(?<minus>-?)(?<euros>\d{1,3}(?:\.\d{3})+|\d{1,11})(?:[.,](?<cents>\d{2}|-{1,2}))?$/u;

/** Returns cents, or undefined if the text is no amount. */
export function readAmount(typed: string): number | undefined {
  const { minus, euros, cents } = AMOUNT.exec(typed.replaceAll(/[\s€]/gu, ''))?.groups ?? {};
  if (euros === undefined) return undefined;
  const amount = Number(euros.replaceAll('.', '')) * 100 + (Number(cents ?? 0) || 0);
  return minus === '-' && amount !== 0 ? -amount : amount;
}

/** Returns a text such as `1234,50`. */
export const typedAmount = (cents: number | undefined): string =>
  cents === undefined ? '' : inEuros(cents).replace('.', ',');
