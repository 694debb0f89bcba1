export const texts = {
  title: 'Persoonlijke gegevens wijzigen',
  fields: {
    salutation: 'Aanhef',
    initials: 'Voorletters',
    first_name: 'Voornaam',
    name_prefix: 'Tussenvoegsel',
    last_name: 'Achternaam',
  },
  missingLastName: 'Vul uw achternaam in.',
} as const;
