import { formatNumber } from '@mijn/domain/formats';

const counted = (count: number, one: string, more: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : more}`;

export const texts = {
  title: 'Vergadering',
  upcoming: 'Aankomende vergadering',
  /** @param days until the meeting; less than 0 after it. */
  when: (days: number, hasBegun: boolean): string | null => {
    if (days < 0) return null;
    if (days === 0) return hasBegun ? 'vandaag, begonnen' : 'vandaag';
    return days === 1 ? 'morgen' : `over ${formatNumber(days)} dagen`;
  },
  back: 'Vergaderingen',
  cancelled: 'Geannuleerd',
  cancelledText: (isOver: boolean, reason: string | null) => {
    const fact = isOver ? 'Deze vergadering is niet doorgegaan.' : 'Deze vergadering gaat niet door.';
    return reason === null ? fact : `${fact} Reden: ${reason}`;
  },
  facts: 'Gegevens',
  budgetEffectiveDate: 'Ingangsdatum begroting',
  client: 'Opdrachtgever',
  meetingCoach: 'Vergadercoach',
  location: 'Locatie',
  online: 'Online meedoen',
  sentDate: 'Verzonden op',
  agenda: 'Agenda',
  agendaCount: (items: number, proposals: number) =>
    [
      counted(items, 'punt', 'punten'),
      ...(proposals > 0 ? [counted(proposals, 'voorstel', 'voorstellen')] : []),
    ].join(', '),
  agendaFailed: 'De agenda is niet geladen',
  allDecisions: 'Alle besluiten',
  documents: 'Documenten',
  allDocuments: 'Alle stukken (zip)',
  noDocuments: 'Er zijn nog geen stukken voor deze vergadering.',
  until: 'tot',
  failed: 'De vergadering is niet geladen',
  missing: 'Deze vergadering bestaat niet (meer)',
  board: {
    title: 'Voor het bestuur',
    print: 'Om af te drukken',
  },
} as const;
