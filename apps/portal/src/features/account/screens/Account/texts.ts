export const texts = {
  title: 'Mijn gegevens',
  personal: 'Uw gegevens',
  name: 'Naam',
  email: 'E-mailadres',
  twoFactor: 'Inloggen met een extra code',
  on: 'Aan',
  off: 'Uit',
  associations: 'Uw verenigingen',
  active: 'nu gekozen',
  noAssociations:
    'U bent nog niet aan een vereniging gekoppeld. Klopt dat niet? Neem dan contact op met uw beheerder.',
} as const;
