export const texts = {
  filters: 'Filters',
  filtersActive: (active: number) => (active === 0 ? 'Filters' : `Filters (${active} gekozen)`),
  searched: (text: string) => `Gezocht op: “${text}”`,
};
