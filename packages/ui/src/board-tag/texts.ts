export const texts = { board: 'bestuur' };
