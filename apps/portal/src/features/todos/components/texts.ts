export const texts = {
  openTodos: 'Open actiepunten',
  /** Follows the text of `all` for screen readers. */
  openHidden: 'open actiepunten',
  all: (total: number) => (total === 1 ? 'Bekijk het actiepunt' : `Alle ${total}`),
  none: 'Er zijn geen open actiepunten.',
  allTodos: 'Alle actiepunten',
  yes: 'Ja',
  no: 'Nee',
  todoDone: { yes: 'Afgehandeld', no: 'Open' },
  taskDone: { yes: 'Gereed', no: 'Open' },
  noHandler: 'nog niemand',
  /** The text for a missing handler in a place without a heading above it. */
  noHandlerYet: 'nog geen behandelaar',
} as const;
