export const texts = {
  use: 'Gebruik een passkey',
  failed: 'Deze browser kan uw passkey nu niet gebruiken. Probeer het opnieuw, of kies een andere manier.',
} as const;
