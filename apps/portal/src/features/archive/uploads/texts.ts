export const texts = {
  title: 'Documenten toevoegen',
  cancelled: 'U hebt dit gestopt. Er is niets bewaard.',
} as const;
