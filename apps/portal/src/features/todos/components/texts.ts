export const texts = {
  openTodos: 'Open actiepunten',
  all: (total: number) => (total === 1 ? 'Bekijk het actiepunt' : `Alle ${total}`),
  none: 'Er zijn geen open actiepunten.',
  allTodos: 'Alle actiepunten',
  yes: 'Ja',
  no: 'Nee',
  noHandler: 'nog niemand',
} as const;
