export const texts = { list: 'Lijst, nieuwste eerst' } as const;
