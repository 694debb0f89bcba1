export const texts = { choose: 'Maak een keuze', empty: 'Er is nog niets om uit te kiezen.' };
