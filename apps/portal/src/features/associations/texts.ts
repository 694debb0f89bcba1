export const texts = { association: 'Vereniging' } as const;
