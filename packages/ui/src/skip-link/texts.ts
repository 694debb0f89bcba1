export const texts = { skip: 'Naar de inhoud' };
