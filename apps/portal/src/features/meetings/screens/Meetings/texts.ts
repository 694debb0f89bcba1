export const texts = {
  title: 'Vergaderingen',
  upcoming: 'Komende vergaderingen',
  past: 'Eerdere vergaderingen',
  pastOf: (year: string) => `Vergaderingen van ${year}`,
  noneUpcoming: 'Er is nog geen vergadering gepland.',
  failed: 'De vergaderingen zijn niet geladen',
  subscribe: 'Agenda-abonnement',
  empty: {
    title: 'Nog geen vergaderingen',
    text: 'Hier komen de vergaderingen van uw vereniging, met de uitnodiging, de notulen en andere stukken.',
  },
} as const;
