export const texts = { busy: 'Bezig met versturen' };
