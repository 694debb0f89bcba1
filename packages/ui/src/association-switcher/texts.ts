export const texts = { association: 'Vereniging' };
