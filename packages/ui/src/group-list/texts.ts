export const texts = { boardOnly: 'alleen voor het bestuur' };
