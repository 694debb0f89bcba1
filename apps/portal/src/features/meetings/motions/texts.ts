import type { MotionKind } from '@mijn/domain/motions';

export const texts = {
  title: 'Amendementen en tegenvoorstellen',
  order: 'Het voorstel dat het verst gaat, komt eerst in stemming. U kiest de volgorde.',
  early:
    'Machtigingen met een opdracht en stemmen van vóór de vergadering gaan over de tekst uit de oproep. Voor een gewijzigde tekst tellen die niet.',
  add: 'Wijziging voorstellen',
  edit: 'Wijzigen',
  open: 'Stemming openen',
  up: (name: string) => `Omhoog: ${name}`,
  down: (name: string) => `Omlaag: ${name}`,
  withdraw: 'Intrekken',
  by: (proposer: string, state: string) => `${proposer} · ${state}`,
  outdated: 'Het voorstel is gewijzigd. Schrijf op hoe het nu zou luiden.',
  asks: {
    title: (name: string) => `${name} intrekken?`,
    text: 'De vergadering stemt er niet over. Het blijft zichtbaar als ingetrokken.',
  },
  form: {
    add: 'Wijziging voorstellen',
    edit: 'Amendement of tegenvoorstel wijzigen',
    kind: 'Wat is het?',
    kinds: {
      amendment: 'Amendement: het voorstel verandert',
      counter_proposal: 'Tegenvoorstel: het komt in de plaats van het voorstel',
    } satisfies Record<MotionKind, string>,
    text: 'In het kort',
    wording: 'Zo luidt het voorstel als dit wordt aangenomen',
    proposer: 'Wie stelt het voor?',
    submit: 'Opslaan',
    saved: 'De wijziging is opgeslagen.',
  },
} as const;
