export const texts = { cancel: 'Annuleren' };
