export const texts = { none: 'niet ingevuld' };
