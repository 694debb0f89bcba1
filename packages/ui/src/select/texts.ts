export const texts = { choose: 'Maak een keuze' };
