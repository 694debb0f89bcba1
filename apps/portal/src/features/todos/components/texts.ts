export const texts = {
  openTodos: 'Open actiepunten',
  openHidden: 'open actiepunten',
  all: (total: number) => (total === 1 ? 'Bekijk het actiepunt' : `Alle ${total}`),
  none: 'Er zijn geen open actiepunten.',
  allTodos: 'Alle actiepunten',
  yes: 'Ja',
  no: 'Nee',
  todoDone: { yes: 'Afgehandeld', no: 'Open' },
  taskDone: { yes: 'Gereed', no: 'Open' },
  noHandler: 'nog niemand',
  noHandlerYet: 'nog geen behandelaar',
} as const;
