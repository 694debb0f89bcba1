export const texts = {
  photos: (label: string) => `Foto's: ${label}`,
  count: (number: number, count: number) => `Foto ${number} van ${count}`,
  previous: 'Vorige foto',
  next: 'Volgende foto',
  close: 'Sluiten',
  download: 'Foto downloaden',
  zoomIn: 'Vergroten',
  zoomOut: 'Hele foto',
  broken: "Deze foto kan niet worden getoond. De andere foto's kunt u wel bekijken.",
  loading: 'De foto wordt geladen',
};
