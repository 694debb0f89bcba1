/** What pressing a chip does, by what it takes away. */
export const texts = {
  filter: (label: string) => `Verwijder filter ${label}`,
  item: (label: string) => `Verwijder ${label}`,
};
