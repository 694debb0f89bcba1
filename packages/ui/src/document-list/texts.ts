export const texts = { hidden: 'verborgen', select: (name: string) => `Selecteer ${name}` };
