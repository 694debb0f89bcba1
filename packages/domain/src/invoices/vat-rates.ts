interface VatRate {
  rate: number;
  from?: string;
  to?: string;
}

/** Article 9 of the Wet op de omzetbelasting 1968, in its versions since 2001. Zero is also the rate of what is exempt. */
const RATES: readonly VatRate[] = [
  { rate: 0 },
  { rate: 9, from: '2019-01-01' },
  { rate: 21, from: '2012-10-01' },
  { rate: 6, to: '2018-12-31' },
  { rate: 19, to: '2012-09-30' },
];

const holdsOn =
  (day: string) =>
  ({ from = '', to = '9999' }: VatRate): boolean =>
    from <= day && day <= to;

export const vatRatesOn = (days: readonly string[]): number[] =>
  RATES.filter((rate) => days.some((day) => holdsOn(day)(rate)))
    .map(({ rate }) => rate)
    .sort((one, other) => one - other);
