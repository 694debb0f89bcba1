import { formatCount } from '@mijn/domain/formats';

export const texts = {
  all: (total: number, what: string) => `Alle ${total} in ${what}`,
  results: 'Resultaten',
  outdated: 'Bezig met zoeken. Dit zijn de vorige resultaten.',
  clear: 'Zoekopdracht wissen',
  close: 'Sluiten',
  cancelled: 'Geannuleerd',
  boardOnly: 'alleen bestuur',
  recent: 'Laatst gezocht',
  forget: 'Wissen',
  count: (count: number) => formatCount(count, 'resultaat', 'resultaten'),
  keys: { choose: 'kiezen', open: 'openen', close: 'sluiten' },
} as const;
