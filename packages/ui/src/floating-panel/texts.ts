export const texts = {
  collapse: 'Inklappen',
  expand: 'Uitklappen',
  close: 'Sluiten',
};
