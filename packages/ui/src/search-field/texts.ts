export const texts = { clear: 'Zoekopdracht wissen' };
