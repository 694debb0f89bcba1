import type { ArchiveGroupVisibility } from '@mijn/domain/archive';
import { formatCount } from '@mijn/domain/formats';

export const texts = {
  title: 'Zichtbaarheid archiefgroepen',
  intro: 'Staat een groep uit, dan ziet alleen het bestuur die groep en de documenten erin.',
  list: 'Archiefgroepen',
  failed: 'De archiefgroepen zijn niet geladen',
  /** Returns how many documents owners see, or would see in a group for the board. */
  documents: ({ document_count, hidden_count }: ArchiveGroupVisibility) => {
    const count = formatCount(document_count, 'document', 'documenten');
    const hidden = hidden_count === 0 ? '' : ` (en ${hidden_count} verborgen)`;
    return count + hidden;
  },
  empty: {
    title: 'Nog geen archiefgroepen',
    text: 'Hier komen de groepen van het archief. Uw beheerder maakt ze aan.',
  },
} as const;
