export const layoutTexts = { browserWarning: 'Waarschuwing over uw browser' } as const;
