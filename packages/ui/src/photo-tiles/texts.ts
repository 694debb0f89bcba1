export const texts = {
  photo: (number: number) => `Foto ${number}`,
  remove: (number: number) => `Foto ${number} weghalen`,
  cancel: (number: number) => `Foto ${number} annuleren`,
  added: 'Toegevoegd',
  progress: (number: number) => `Voortgang van foto ${number}`,
  share: (percentage: number, size: string | undefined) =>
    size === undefined ? `${percentage}%` : `${percentage}% van ${size}`,
  alt: 'Wat is er te zien?',
  altOf: (number: number) => `Foto ${number}:`,
  altHelp: 'Mag leeg blijven',
};
