import { formatCount } from '@mijn/domain/formats';
import type { Publication } from '@mijn/domain/visibility';

export const texts = {
  boardOnly: 'alleen bestuur',
  gone: (what: string) => `${what} is niet meer te zien`,
  goneText:
    'Het is intussen verwijderd, of alleen nog voor het bestuur. Hebt u het nodig? Vraag het dan aan het bestuur.',
  everybody: 'eigenaren en bestuur',
  title: 'Zichtbaar maken voor eigenaren?',
  becomesVisible: ({ documents, owners }: Publication) =>
    `${formatCount(documents, 'document wordt', 'documenten worden')} zichtbaar voor ${formatCount(owners, 'eigenaar', 'eigenaren')}.`,
  confirm: 'Zichtbaar maken',
} as const;
