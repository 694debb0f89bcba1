export const texts = { needed: 'Nodig', options: 'Keuze uit' } as const;
