export const texts = {
  title: 'Code invoeren',
  heldTitle: 'Uw account wacht',
  app: {
    explanation: 'Open uw authenticator-app en vul de code van 6 cijfers in.',
    field: 'Code',
    other: 'Herstelcode gebruiken',
  },
  recovery: {
    explanation: 'Vul een van de herstelcodes in die u hebt bewaard. Elke herstelcode werkt één keer.',
    field: 'Herstelcode',
    other: 'Code van de app gebruiken',
  },
  passkeyTitle: 'Passkey gebruiken',
  passkey:
    'Bevestig met uw passkey dat u het bent. Uw apparaat vraagt om uw vinger, uw gezicht of uw pincode.',
  noPasskeys:
    'Deze browser kent geen passkeys. Gebruik een recente versie van Chrome, Edge, Firefox of Safari, of een ander apparaat.',
  passkeyLost: 'Hebt u uw passkey niet meer? Bel ons dan.',
  setUpTitle: 'Stel een tweede stap in',
  submit: 'Bevestigen',
  forgot: 'Wachtwoord vergeten?',
  logOut: 'Uitloggen',
} as const;
