export const texts = {
  title: 'Inloggen',
  fields: { email: 'E-mailadres', password: 'Wachtwoord' },
  noCookies:
    'Deze browser bewaart geen cookies. Daarmee kunt u niet inloggen. Zet cookies aan voor dit portaal, en laad de pagina opnieuw.',
  submit: 'Inloggen',
  forgot: 'Wachtwoord vergeten?',
} as const;
