import type { ChangeKind } from './read-facts.ts';

export const kindNames: Readonly<Record<ChangeKind, string>> = {
  feat: 'nieuw',
  fix: 'verbeterd',
  perf: 'sneller',
};

/** Returns an ISO date as the portal writes it. */
export const inWords = (date: string): string => date.split('-').toReversed().map(Number).join('-');
