import { formatCount } from '@mijn/domain/formats';
import type { Section } from '@mijn/domain/sections';

const names: Readonly<Record<Section, readonly [one: string, more: string]>> = {
  bulletin_board: ['nieuw bericht', 'nieuwe berichten'],
  newsletters: ['nieuwe nieuwsbrief', 'nieuwe nieuwsbrieven'],
  albums: ['nieuw album', 'nieuwe albums'],
  news: ['nieuw bericht', 'nieuwe berichten'],
};

export const texts = {
  show: (section: Section, count: number) => `${formatCount(count, ...names[section])}: toon`,
} as const;
