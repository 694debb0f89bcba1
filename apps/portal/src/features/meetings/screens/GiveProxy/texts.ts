import type { ProxyObstacle } from '@mijn/domain/proxies';

export const texts = {
  title: 'Iemand machtigen',
  changeTitle: 'Machtiging wijzigen',
  back: 'Vergadering',
  failed: 'De machtiging is niet geladen',
  missing: 'U kunt nu niemand machtigen',
  staff: 'Alleen het lid zelf kan iemand machtigen.',
  obstacles: {
    not_allowed: 'De stemregels van uw vereniging staan geen machtigingen toe.',
    no_apartment: 'U hebt in deze vereniging geen appartement met stemmen.',
    given_by_co_owner:
      'Uw mede-eigenaar gaf voor uw appartement al een machtiging. Bent u het er niet mee eens? Maak bezwaar op de bladzijde van de vergadering.',
    meeting_begun: 'De vergadering is al begonnen, voorbij of geannuleerd.',
  } satisfies Record<ProxyObstacle, string>,
  next: {
    title: 'Zo gaat het verder',
    steps: [
      { title: 'U ondertekent', text: 'Dat doet u met uw wachtwoord of passkey.' },
      {
        title: 'Wie u kiest, zegt ja of nee',
        text: 'De gemachtigde krijgt een mail, en neemt de machtiging aan of weigert.',
      },
      {
        title: 'Uw stem telt mee',
        text: 'Vanaf het moment dat de machtiging is aangenomen. U krijgt een mail.',
      },
      { title: 'Wijzigen kan', text: 'Tot de vergadering begint.' },
    ],
  },
  another: 'Nieuwe machtiging',
} as const;
