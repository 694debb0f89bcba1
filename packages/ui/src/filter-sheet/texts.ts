export const texts = {
  title: 'Filters',
  show: (found = 'de lijst') => `Toon ${found}`,
  clear: 'Filters wissen',
  sortBy: 'Sorteren op',
  all: 'Alle',
  searchIn: (label: string) => `Zoek in ${label.toLowerCase()}`,
  showAll: (count: number) => `Toon alle ${count}`,
  nothingFound: 'Niets gevonden.',
};
