export const texts = { search: 'Zoeken' } as const;
