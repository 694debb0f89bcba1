export const texts = { page: (page: number) => `blz. ${page}` };
