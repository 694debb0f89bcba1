export const texts = {
  to_check: 'Te controleren',
  not_checked: 'Nog niet gecontroleerd',
  approved: 'Akkoord',
  rejected: 'Niet akkoord',
  approvals: (count: number, required: number) => `${count} van ${required} akkoord`,
  ofTwo: (count: number, required: number) => `${count} van ${required}`,
  yours: (count: string) => `${count}, wacht op een ander`,
  yourTurn: (count: string) => `${count}, wacht op u`,
  unknown: 'onbekend',
  unknownSupplier: 'leverancier onbekend',
  /** The text is fixed (docs/product.md#invoices-list). */
  copyOnly: 'U ontvangt alleen kopieën van facturen ter inzage. U hoeft geen facturen te controleren.',
  waiting: (count: number) =>
    count === 1 ? 'Factuur wacht op uw controle' : 'Facturen wachten op uw controle',
  oldestSince: 'De oudste staat er sinds',
  asSecond: (count: number) =>
    count === 1
      ? 'Bij één factuur is een ander al akkoord.'
      : `Bij ${count} facturen is een ander al akkoord.`,
  check: 'Facturen controleren',
} as const;
