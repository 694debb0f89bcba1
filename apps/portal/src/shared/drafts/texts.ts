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
} as const;
