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
  submit: 'Bevestigen',
  forgot: 'Wachtwoord vergeten?',
  logOut: 'Uitloggen',
} as const;
