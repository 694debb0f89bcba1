import { dutchTime, formatByteSize, formatDate, formatTime } from '@mijn/domain/formats';
import type { FileName } from './draft.ts';

const fileText = ({ name, size }: FileName): string => `${name} (${formatByteSize(size)})`;

/** The texts of a form that has a draft. */
export const texts = {
  title: (savedAt: string) => {
    const moment = dutchTime(savedAt);
    return `Uw concept van ${formatDate(moment)}, ${formatTime(moment)}`;
  },
  restart: 'Opnieuw beginnen',
  files: (files: readonly FileName[]) => `Kies deze bestanden opnieuw: ${files.map(fileText).join(', ')}`,
  elsewhere: {
    title: 'U schrijft dit al in een ander tabblad',
    text: 'U kunt uw tekst in één tabblad tegelijk aanpassen. Met “Hier verder” staat uw tekst hier. Er gaat niets verloren.',
    takeOver: 'Hier verder',
    startNew: 'Zonder die tekst verder',
  },
  kept: 'Uw concept is bewaard',
  unlasting: 'Uw concept is bewaard tot u dit tabblad sluit',
  back: 'Terug',
  keptForOther: 'Wat u aan het schrijven was, staat klaar als u weer zelf inlogt. We bewaren het een dag.',
  restarted: 'U bent opnieuw begonnen',
  putBack: 'Concept terugzetten',
} as const;
