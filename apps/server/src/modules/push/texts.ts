export const testPushTexts = {
  title: 'Proefmelding',
  body: 'Dit apparaat ontvangt meldingen van het portaal.',
} as const;
