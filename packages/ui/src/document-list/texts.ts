export const texts = {
  hidden: 'verborgen',
  select: (name: string) => `Selecteer ${name}`,
  download: 'Downloaden',
  downloadOf: (name: string) => `Downloaden: ${name}`,
};
