export const texts = {
  hidden: 'verborgen',
  select: (name: string) => `Kies ${name}`,
  download: 'Downloaden',
  downloadOf: (name: string) => `Downloaden: ${name}`,
};
