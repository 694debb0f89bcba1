export const texts = { isNew: 'nieuw', loading: 'De nieuwsbrieven worden geladen' } as const;
