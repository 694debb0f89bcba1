import { dutchTime, formatTime } from '@mijn/domain/formats';
import {
  type Adjournment,
  type ProceduralKind,
  type ProceduralOutcome,
  proceduralKindTexts,
  proceduralOutcomeTexts,
} from '@mijn/domain/procedure';

const clock = (moment: string): string => formatTime(dutchTime(moment));

export const texts = {
  open: 'Ordevoorstel of schorsing',
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
  earlierAt: (moment: string) => clock(moment),
  break: 'Schorsen zonder voorstel',
  breakText: 'U schorst zelf. Wie aanwezig is, blijft als aanwezig genoteerd.',
  minutes: (count: number) => `${count} minuten`,
  noTime: 'Zonder tijd',
  close: 'Sluiten',
  adjourned: {
    title: 'De vergadering is geschorst',
    since: ({ adjourned_at, resumes_at }: Adjournment) =>
      resumes_at === null
        ? `Sinds ${clock(adjourned_at)}.`
        : `Sinds ${clock(adjourned_at)}. Wij gaan verder om ${clock(resumes_at)}.`,
    text: 'Wie aanwezig is, blijft als aanwezig genoteerd. Aan de deur kunt u noteren wie weggaat of komt.',
    resume: 'Vergadering heropenen',
    when: 'Wanneer gaat u verder?',
    in: (count: number) => `Over ${count} minuten`,
  },
} as const;
