export const texts = {
  title: 'Documenten toevoegen',
  cancelled: 'U hebt dit gestopt. Er is niets bewaard.',
  cancelledLate: 'U hebt dit gestopt, maar het was al verstuurd. Kijk in de lijst of het document er staat.',
} as const;
