const program = (term: string, description: string) => ({ term, description, isText: true });

export const texts = {
  title: 'Kalenderabonnement',
  what: 'Zet de vergaderingen van al uw verenigingen in uw eigen kalender. Komt er een vergadering bij, of verandert de datum of de plaats? Dan ziet u dat vanzelf.',
  url: 'Adres van uw abonnement',
  secret: 'Dit adres is van u alleen. Wie het heeft, kan uw vergaderingen zien. Deel het dus niet.',
  open: 'Open in mijn kalender-app',
  how: 'Zo voegt u het toe',
  programs: [
    program(
      'Outlook',
      'Kies in Agenda “Agenda toevoegen”, en dan “Abonneren via internet”. Plak daar het adres.',
    ),
    program(
      'Apple',
      'Op uw iPhone: druk op “Open in mijn kalender-app”. Op een Mac: kies in Agenda “Archief”, en dan “Nieuw agenda-abonnement”. Plak daar het adres.',
    ),
    program(
      'Google',
      "Gebruik een computer. Kies in Google Agenda bij “Andere agenda's” het plusje, en dan “Via URL”. Plak daar het adres.",
    ),
  ],
  renew: 'Nieuw adres maken',
  renewTitle: 'Nieuw adres maken?',
  renewText:
    'Het oude adres werkt dan niet meer. Voeg het nieuwe adres daarna opnieuw toe in uw kalender. Doe dit als iemand anders het adres kent.',
  renewed: 'U hebt een nieuw adres. Het oude adres werkt niet meer.',
  loading: 'Het adres wordt geladen',
  failed: 'Het adres is niet geladen',
} as const;
