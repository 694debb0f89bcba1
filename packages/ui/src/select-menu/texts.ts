export const texts = { filter: 'Zoek op code of naam', nothingFound: 'Niets gevonden.' };
