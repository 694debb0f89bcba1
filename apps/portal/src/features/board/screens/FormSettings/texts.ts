export const texts = {
  title: 'Zichtbaarheid formulieren',
  intro: 'Staat een formulier uit, dan ziet alleen het bestuur dat formulier.',
  failed: 'De formulieren zijn niet geladen',
  empty: {
    title: 'Nog geen formulieren',
    text: 'Hier komen de formulieren van uw vereniging. Uw beheerder voegt ze toe.',
  },
} as const;
