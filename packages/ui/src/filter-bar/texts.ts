export const texts = {
  filters: 'Filters',
  active: (active: number) => ` (${active} gekozen)`,
  searched: (text: string) => `Gezocht op: “${text}”`,
};
