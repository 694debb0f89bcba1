export const texts = { fresh: 'nieuw', then: 'daarna', loading: 'Het verloop wordt geladen' } as const;
