export const texts = {
  welcome: 'Welkom',
  introduction: (portal: string, company: string) =>
    `In ${portal} vindt u de stukken van uw vereniging van eigenaren: notulen, begrotingen, onderhoud en meer. Het portaal is van ${company}.`,
  logIn: 'Inloggen',
  title: 'Overzicht',
  noAssociation: {
    title: 'U bent nog niet aan een vereniging gekoppeld',
    text: 'Denkt u dat dit niet klopt? Neem dan contact op met uw beheerder.',
    contact: 'Contact opnemen',
  },
  notFound: {
    title: 'Pagina niet gevonden',
    text: 'Deze pagina bestaat niet, of u kunt hem niet bekijken. Controleer het adres, of ga terug.',
    home: 'Naar het overzicht',
    logIn: 'Naar inloggen',
  },
} as const;
