import type { ApiError } from '@mijn/api';
import { LOT_NUMBER_MAX } from '@mijn/domain/limits';

export const texts = {
  due: 'Er zijn evenveel stemmen: het lot beslist',
  commitment: (hash: string) =>
    `Bij het openen van de stemming is een sleutel gekozen die nog niemand kent. De SHA-256 daarvan is ${hash}.`,
  draw: 'Lot trekken',
  title: 'Het lot trekken?',
  how: `Laat iemand in de zaal een getal van 0 tot en met ${LOT_NUMBER_MAX} noemen. Daarna ziet iedereen de sleutel en kan iedereen de loting narekenen. Trekken kan één keer.`,
  number: 'Getal uit de zaal',
  refused: (error: ApiError): string | undefined =>
    error.kind === 'response' && error.code === 'validation_failed'
      ? `Vul een heel getal in van 0 tot en met ${LOT_NUMBER_MAX}.`
      : undefined,
  drawn: (seed: string, number: number, hash: string) =>
    `Zo rekent u de loting na. Neem van elke kandidaat de SHA-256 van “${seed} ${number} naam”. De laagste wint. De SHA-256 van de sleutel ${seed} is ${hash}, en die was vóór de stemming bekend.`,
  secondRound: 'Tweede ronde openen',
  secondTitle: (number: number) => `Tweede ronde openen over punt ${number}?`,
  seats: (seats: number) => (seats === 1 ? 'Er is één plaats.' : `Er zijn ${seats} plaatsen.`),
} as const;
