export const texts = {
  latest: 'Nieuw in het archief',
  all: 'Alle documenten',
  failed: 'De documenten zijn niet geladen',
  none: 'Er staan nog geen documenten in het archief van uw vereniging.',
} as const;
