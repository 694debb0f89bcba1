export const texts = { optional: '(niet verplicht)', optionalQuestion: 'mag, hoeft niet' };
