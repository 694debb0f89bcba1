export const texts = {
  logIn: 'Inloggen met een passkey',
  failed: 'Deze browser kan uw passkey nu niet gebruiken. Log in met uw wachtwoord.',
} as const;
