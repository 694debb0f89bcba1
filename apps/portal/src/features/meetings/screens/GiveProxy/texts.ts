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
      'Uw mede-eigenaar heeft voor uw appartement al een machtiging gegeven. Bent u het er niet mee eens? Maak bezwaar op de bladzijde van de vergadering.',
    meeting_begun: 'De vergadering is al begonnen, voorbij of geannuleerd.',
  } satisfies Record<ProxyObstacle, string>,
  next: {
    title: 'Zo gaat het verder',
    steps: [
      { title: 'U ondertekent', text: 'U tekent een machtiging (volmacht), met uw wachtwoord of passkey.' },
      {
        title: 'Wie u kiest, zegt ja of nee',
        text: 'De gemachtigde krijgt een mail, en kan de machtiging aannemen of weigeren. U krijgt daarover een mail.',
      },
      {
        title: 'Uw stem telt mee',
        text: 'Als de gemachtigde bij de vergadering is, ook zonder antwoord. Een machtiging aan het bestuur telt pas als een bestuurslid die aanneemt.',
      },
      { title: 'Wijzigen kan', text: 'Tot de vergadering begint.' },
    ],
  },
  another: 'Nieuwe machtiging',
} as const;
