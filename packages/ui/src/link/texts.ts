export const texts = { opensInNewTab: '(opent in een nieuw tabblad)' };
