import { formatNumber as number } from '@mijn/domain/formats';

export const texts = {
  neededAt: (votes: number) => `nodig ${number(votes)}`,
  sum: 'Zo is geteld',
  /** What the bar shows, for screen readers. */
  bar: (parts: readonly { label: string; votes: number }[], needed: number, cast: number) =>
    `${parts.map(({ label, votes }) => `${label} ${number(votes)}`).join(', ')}, nodig ${number(needed)} van ${number(cast)}`,
};
