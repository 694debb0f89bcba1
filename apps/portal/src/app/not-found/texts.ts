export const texts = {
  title: 'Pagina niet gevonden',
  reason: 'Deze pagina bestaat niet, of u kunt die niet bekijken',
  text: 'Controleer het adres, of ga terug.',
  home: 'Naar het overzicht',
  logIn: 'Naar inloggen',
} as const;
