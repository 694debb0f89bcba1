export const texts = {
  title: 'Bestanden versturen',
  noConnection: 'Geen verbinding. Wij proberen het vanzelf opnieuw.',
  notAccepted: 'Het portaal kan nu even geen bestanden ontvangen. Wij proberen het vanzelf opnieuw.',
  unreadable: 'Het bestand kan niet meer worden gelezen. Kies het opnieuw.',
  cancelled: 'U hebt dit gestopt. Er is niets bewaard.',
  cancelledLate: (file: string) => `U hebt dit gestopt, maar het was al verstuurd. Kijk of ${file} er staat.`,
} as const;
