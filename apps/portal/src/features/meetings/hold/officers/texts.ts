import { votingRuleTexts } from '../../attendance/voting-rule-texts.ts';

export const texts = {
  title: 'Voorzitter en notulist',
  chair: 'Voorzitter',
  minute_taker: 'Notulist',
  edit: 'Wijzigen',
  fill: 'Invullen',
  help: 'Deze namen staan in de conceptnotulen.',
  submit: 'Opslaan',
  saved: 'Opgeslagen',
  final: 'De notulen zijn gepubliceerd. Daarom staan deze namen vast.',
  found: 'Gevonden',
  notAllowed: {
    title: (name: string) => `Mag ${name} voorzitter zijn?`,
    text: (allowed: string) =>
      `Volgens de stemregels zit ${allowed} de vergadering voor. Kijk in uw reglement wie het anders doet.`,
  },
  chairs: votingRuleTexts.chairs,
} as const;
