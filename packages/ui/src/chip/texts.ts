export const texts = { removeFilter: (label: string) => `Verwijder filter ${label}` };
