import { dutchTime, formatTime } from '@mijn/domain/formats';
import {
  type ProceduralKind,
  type ProceduralOutcome,
  proceduralKindTexts,
  proceduralOutcomeTexts,
} from '@mijn/domain/procedure';

export const texts = {
  title: 'Hoe gaat de vergadering verder?',
  text: 'Een ordevoorstel gaat voor. De vergadering besluit erover bij handopsteken. U legt alleen de uitslag vast.',
  name: (kind: ProceduralKind, number: number | undefined) =>
    kind === 'secret_vote' && number !== undefined
      ? `Geheim stemmen over punt ${number}`
      : proceduralKindTexts[kind],
  outcomeOf: (outcome: ProceduralOutcome, name: string) => `${proceduralOutcomeTexts[outcome]}: ${name}`,
  decided: (name: string, outcome: ProceduralOutcome) =>
    `${name}: ${proceduralOutcomeTexts[outcome].toLowerCase()}.`,
  earlier: 'Al besloten',
  earlierAt: (moment: string) => formatTime(dutchTime(moment)),
  break: 'Schorsen zonder voorstel',
  breakText: 'U schorst zelf. Wie aanwezig is, blijft als aanwezig genoteerd.',
  minutes: (count: number) => `${count} minuten`,
  noTime: 'Zonder tijd',
  close: 'Sluiten',
  resume: 'Vergadering heropenen',
  adjournedText:
    'Wie aanwezig is, blijft als aanwezig genoteerd. Aan de deur kunt u noteren wie weggaat of komt.',
  when: 'Wanneer gaat u verder?',
  in: (count: number) => `Over ${count} minuten`,
} as const;
