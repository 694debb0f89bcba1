export const texts = {
  fresh: 'nieuw',
  more: 'Lees verder',
  less: 'Minder tonen',
} as const;
