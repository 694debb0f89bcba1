export const texts = { title: 'Inloggen namens een klant', pending: 'U wordt ingelogd' } as const;
