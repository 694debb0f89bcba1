export const texts = {
  to_check: 'Te controleren',
  not_checked: 'Nog niet gecontroleerd',
  approved: 'Akkoord',
  rejected: 'Niet akkoord',
  unknown: 'onbekend',
  /** Where no heading says what is unknown. */
  unknownSupplier: 'leverancier onbekend',
  /** Specification §6. */
  copyOnly: 'U ontvangt alleen kopieën van facturen ter inzage. U hoeft geen facturen te controleren.',
  waiting: (count: number) =>
    count === 1 ? 'Factuur wacht op uw controle' : 'Facturen wachten op uw controle',
  /** Before a date. */
  oldestSince: 'De oudste staat er sinds',
  check: 'Facturen controleren',
} as const;
