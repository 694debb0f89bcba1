export const texts = { retry: 'Opnieuw proberen' };
