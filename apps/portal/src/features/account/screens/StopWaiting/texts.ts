export const texts = {
  title: 'Inloggen tegenhouden',
  text: 'Is uw e-mailadres teruggezet, en was u dat niet? Vul een code van uw app of een herstelcode in. Dan kan niemand meer inloggen met alleen een wachtwoord, ook niet na 72 uur.',
  fields: { code: 'Code of herstelcode' },
  submit: 'Tegenhouden',
  done: 'Gelukt. Niemand kan nu inloggen zonder code, herstelcode of passkey.',
  next: 'Bel nu uw beheerder. Dan zorgen wij samen dat u weer in uw account kunt.',
  tooOften: 'Er is te vaak een verkeerde code ingevuld. Bel meteen uw beheerder.',
} as const;
