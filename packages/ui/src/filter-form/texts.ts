export const texts = {
  chosen: (label: string, value: string) => `${label}: ${value}`,
  show: 'Tonen',
  cancel: 'Annuleren',
};
