export const texts = {
  range: (first: string, last: string) => `${first}–${last} van`,
  partial: ', niet alle woorden bij elkaar gevonden',
};
