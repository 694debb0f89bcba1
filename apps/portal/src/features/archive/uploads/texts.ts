export const texts = {
  title: 'Documenten toevoegen',
  cancelled: 'U hebt dit gestopt. Er is niets bewaard.',
  cancelledLate: 'U hebt dit gestopt, maar het was al verstuurd. Kijk in de lijst of het document er staat.',
  unsent: (count: number) =>
    count === 1
      ? 'Eén bestand is niet verstuurd. Kies het opnieuw bij "Documenten toevoegen".'
      : `${count} bestanden zijn niet verstuurd. Kies ze opnieuw bij "Documenten toevoegen".`,
} as const;
