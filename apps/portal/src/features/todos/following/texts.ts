import { formatCount } from '@mijn/domain/formats';

const others = (count: number) => formatCount(count, 'ander volgt', 'anderen volgen');

const ofMembers = (count: number, isFollowed: boolean): string => {
  if (isFollowed) {
    if (count <= 1) return 'U volgt dit.';
    return count === 2 ? 'U en 1 ander volgen dit.' : `U en ${count - 1} anderen volgen dit.`;
  }
  return count === 0 ? 'Nog niemand volgt dit.' : `${others(count)} dit.`;
};

export const texts = {
  title: 'Volgen',
  follow: 'Dit actiepunt volgen',
  followed: 'U volgt dit',
  count: (count: number) => formatCount(count, 'volger', 'volgers'),
  sentence: ofMembers,
  meaning: 'Volgt u dit, dan krijgt u bij elke stap bericht.',
  mailed: {
    atOnce: 'U krijgt bij elke stap meteen een mail.',
    daily: 'Wat er verandert, staat in uw dagelijkse mail.',
    never: 'U krijgt hierover geen mail.',
  },
  mails: 'Mails wijzigen',
  stop: 'Niet meer volgen',
} as const;
