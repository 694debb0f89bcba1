export const texts = { show: 'Toon wachtwoord', hide: 'Verberg wachtwoord' };
