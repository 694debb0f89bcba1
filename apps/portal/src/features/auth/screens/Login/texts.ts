export const texts = {
  title: 'Inloggen',
  fields: { email: 'E-mailadres', password: 'Wachtwoord' },
  submit: 'Inloggen',
  forgot: 'Wachtwoord vergeten?',
} as const;
