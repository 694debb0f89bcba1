/** The texts of uploads. */
export const texts = {
  title: 'Bestanden versturen',
  stalled: 'Geen verbinding. We proberen het vanzelf opnieuw.',
  cancelled: 'U hebt dit gestopt. Er is niets bewaard.',
  cancelledLate: 'U hebt dit gestopt, maar het was al verstuurd. Kijk in de lijst of het document er staat.',
} as const;
