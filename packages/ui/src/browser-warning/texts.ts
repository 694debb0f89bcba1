export const texts = { label: 'Waarschuwing over uw browser' };
