import { formatCount, formatList, formatLongDate, formatNumber } from '@mijn/domain/formats';

const proposals = (count: number): string => formatCount(count, 'voorstel', 'voorstellen');

export const earlyTexts = {
  open: {
    title: 'Vooraf stemmen',
    text: (count: number) => `U kunt nu al stemmen over ${proposals(count)}, tot de vergadering begint.`,
    action: 'Vooraf stemmen',
  },
  voted: {
    title: (voted: number, all: number) =>
      all === 1
        ? 'U hebt vooraf gestemd'
        : `U hebt vooraf gestemd over ${formatNumber(voted)} van de ${proposals(all)}`,
    text: 'U kunt uw stem wijzigen of intrekken tot de vergadering begint.',
    action: 'Bekijk of wijzig uw stem',
    begun: 'De vergadering is begonnen. Komt u? Dan kunt u daar opnieuw stemmen.',
    see: 'Bekijk uw stem',
  },
  postponed: {
    title: 'U hebt vooraf gestemd',
    text: 'Vooraf stemmen kan nu niet. Uw stem blijft staan. U kunt die intrekken tot de vergadering begint.',
  },
  outdated: {
    title: 'Het voorstel is gewijzigd. Stem opnieuw.',
    text: (numbers: string) => `Uw stem over ${numbers} ging over een andere tekst, en telt niet meer.`,
  },
  from: (day: string) => `Vanaf ${formatLongDate(day)} kunt u vooraf stemmen over de voorstellen.`,
  /** Returns names of items in the middle of a sentence, such as `punt 4 en 5`. */
  items: (numbers: readonly number[]) => `punt ${formatList(numbers.map((number) => formatNumber(number)))}`,
  counts: (counted: readonly { number: number; apartments: number }[]) =>
    `Al vooraf gestemd: ${formatList(
      counted.map(
        ({ number, apartments }) =>
          `punt ${formatNumber(number)} (${formatCount(apartments, 'appartement', 'appartementen')})`,
      ),
    )}. Wat er is gestemd, ziet niemand voor het sluiten van de stemming.`,
} as const;
