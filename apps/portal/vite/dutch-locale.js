const dutch = { locale: 'nl-NL', direction: 'ltr' };

export const getDefaultLocale = () => dutch;
export const useDefaultLocale = () => dutch;
