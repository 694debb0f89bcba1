/** The accessible name of a chip, by the kind of the chip. */
export const texts = {
  filter: (label: string) => `Verwijder filter ${label}`,
  item: (label: string) => `Verwijder ${label}`,
};
