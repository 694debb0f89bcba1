export const texts = { optional: '(niet verplicht)' };
