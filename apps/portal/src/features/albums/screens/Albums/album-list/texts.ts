export const texts = {
  isNew: 'nieuw',
  loading: 'De albums worden geladen',
} as const;
