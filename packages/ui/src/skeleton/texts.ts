export const texts = { busy: 'Bezig met laden' };
