export const texts = {
  download: 'Downloaden',
  print: 'Afdrukken',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
} as const;
