export const texts = { boardOnly: 'alleen bestuur' };
