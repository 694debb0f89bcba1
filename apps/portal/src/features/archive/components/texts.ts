export const texts = {
  latest: 'Nieuw in het archief',
  all: 'Alle documenten',
  none: 'Er staan nog geen documenten in het archief van uw vereniging.',
} as const;
