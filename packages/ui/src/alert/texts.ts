export const texts = { close: 'Sluiten' };
