export const texts = { fresh: 'nieuw', next: 'daarna', loading: 'Het verloop wordt geladen' } as const;
