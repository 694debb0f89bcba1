import type { InvoiceFacts } from './invoice-facts.contract.ts';

type Line = Pick<InvoiceFacts['lines'][number], 'kind' | 'amount_cents' | 'vat_rate' | 'vat_category'>;
type Vat = InvoiceFacts['vat'][number];

export type Sums = Pick<InvoiceFacts, 'vat' | Extract<keyof InvoiceFacts, `${string}_cents`>> & {
  lines: readonly Line[];
};

export const sumNames = [
  'lines',
  'allowances',
  'charges',
  'net',
  'taxable',
  'vat_of_rate',
  'vat',
  'total',
  'payable',
] as const;

export interface WrongSum {
  sum: (typeof sumNames)[number];
  /** The VAT rate in per cent, for the sums `taxable` and `vat_of_rate`; otherwise null. */
  vat_rate: number | null;
  expected_cents: number;
  found_cents: number;
}

/** The difference must be less than one unit of the currency (EN 16931), because suppliers round VAT line by line or as a whole. */
const VAT_TOLERANCE_CENTS = 100;

const wrong = (
  sum: WrongSum['sum'],
  expected_cents: number,
  found_cents: number,
  vat_rate: number | null = null,
): WrongSum[] => (expected_cents === found_cents ? [] : [{ sum, vat_rate, expected_cents, found_cents }]);

const isFar = ({ expected_cents, found_cents }: WrongSum): boolean =>
  Math.abs(expected_cents - found_cents) >= VAT_TOLERANCE_CENTS;

const total = (lines: readonly Line[], kind?: Line['kind']): number =>
  lines
    .filter((line) => kind === undefined || line.kind === kind)
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0);

const groupOf = ({ vat_category, vat_rate }: Pick<Vat, 'vat_category' | 'vat_rate'>): string =>
  `${vat_category} ${vat_rate ?? 0}`;

/** Returns the taxable amounts that differ from their lines, allowances and charges (BR-S-08, BR-E-08 and similar rules). */
function wrongTaxables(lines: readonly Line[], vat: readonly Vat[]): WrongSum[] {
  const isSilent = vat.length === 0 && lines.every(({ vat_rate }) => !vat_rate);
  if (isSilent || [...lines, ...vat].some(({ vat_category }) => vat_category === null)) return [];
  const groups = new Map([...vat, ...lines].map((one) => [groupOf(one), one.vat_rate]));
  return [...groups].flatMap(([group, vat_rate]) => {
    const taxable = vat.find((one) => groupOf(one) === group)?.taxable_cents ?? 0;
    const ofLines = total(lines.filter((line) => groupOf(line) === group));
    return wrong('taxable', ofLines, taxable, vat_rate).filter(isFar);
  });
}

/** Returns the amounts of VAT that differ from their rate of the taxable amount (BR-CO-17, BR-S-09 and similar rules). */
const wrongVat = ({ vat_rate, taxable_cents, vat_cents }: Vat): WrongSum[] =>
  wrong('vat_of_rate', Math.round((taxable_cents * (vat_rate ?? 0)) / 100), vat_cents, vat_rate).filter(
    isFar,
  );

/** Returns the sums that do not add up (EN 16931: BR-CO-10 to 17, rules 08 and 09 of each VAT category). Missing sums are not checked. */
export function wrongSums({ lines, vat, ...sums }: Sums): WrongSum[] {
  const { lines_cents, added_lines_cents } = sums;
  // Allowances among the lines have the sign with which they are added to the net amount, so that their sign
  // is reversed here. The result is negative for a credit note, as all its amounts are.
  const [allowances, charges] = [0 - total(lines, 'allowance'), total(lines, 'charge')];
  const taken = sums.allowances_cents ?? allowances;
  const added = sums.charges_cents ?? charges;
  const vatOfRates = vat.reduce((sum, { vat_cents }) => sum + vat_cents, 0);
  return [
    ...(lines_cents === null || added_lines_cents === null
      ? []
      : [
          ...wrong('lines', added_lines_cents, lines_cents),
          ...wrong('allowances', allowances, taken),
          ...wrong('charges', charges, added),
          ...wrong('net', lines_cents - taken + added, sums.net_cents),
        ]),
    ...wrongTaxables(lines, vat),
    ...vat.flatMap(wrongVat),
    ...(vat.length === 0 ? [] : wrong('vat', vatOfRates, sums.vat_cents)),
    ...wrong('total', sums.net_cents + sums.vat_cents, sums.total_cents),
    ...wrong('payable', sums.total_cents - sums.prepaid_cents + sums.rounding_cents, sums.payable_cents),
  ];
}
