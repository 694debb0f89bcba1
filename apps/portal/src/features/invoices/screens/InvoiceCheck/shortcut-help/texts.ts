export const texts = { shortcuts: 'Sneltoetsen' };
