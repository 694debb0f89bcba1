export const texts = {
  noneFound: 'Niets gevonden. Probeer een ander woord.',
  loading: 'Bezig met zoeken',
};
