import { dutchTime, formatCount, formatLongDate } from '@mijn/domain/formats';

const dayOf = (moment: string): string => formatLongDate(dutchTime(moment));

export const texts = {
  title: 'Geen quorum',
  text: (count: number) =>
    `Over ${formatCount(count, 'punt', 'punten')} is geen besluit genomen, omdat er te weinig stemmen aanwezig waren. Daarvoor kunt u een tweede vergadering bijeenroepen.`,
  call: 'Tweede vergadering bijeenroepen',
  isSecond: 'Dit is een tweede vergadering, over punten die eerder zonder quorum bleven.',
  first: (concerns: string, moment: string) => `De eerste vergadering: ${concerns}, ${dayOf(moment)}`,
  hasSecond: 'Over de punten zonder quorum is er een tweede vergadering.',
  change: 'Verplaatsen of annuleren',
  second: (moment: string) => `De tweede vergadering: ${dayOf(moment)}`,
} as const;
