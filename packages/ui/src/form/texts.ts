export const texts = {
  busy: 'Bezig met versturen',
  faults: (count: number) => `Er zijn ${count} velden niet goed ingevuld`,
};
