export const texts = {
  title: 'Stemmen',
  failed: 'De vergaderingen zijn niet geladen',
  none: 'Er is nu geen vergadering',
  noneText: 'Stemmen kan tijdens een vergadering, vanaf twee uur voor het begin.',
  meetings: 'Bekijk alle vergaderingen',
} as const;
