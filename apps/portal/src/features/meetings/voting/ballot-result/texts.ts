import { formatNumber as number } from '@mijn/domain/formats';

export const texts = {
  neededAt: (votes: number) => `nodig ${number(votes)}`,
  sum: 'Zo is geteld',
  /** What the bar shows, for screen readers. Without a decision no number of votes was enough. */
  bar: (parts: readonly { label: string; votes: number }[], needed: number | null, base: number) =>
    `${parts.map(({ label, votes }) => `${label} ${number(votes)}`).join(', ')}, ${
      needed === null ? 'geen besluit' : `nodig ${number(needed)} van ${number(base)}`
    }`,
};
