import { agendaItemKindTexts } from '@mijn/domain/agenda';
import { formatNumber } from '@mijn/domain/formats';

export const texts = {
  kinds: agendaItemKindTexts,
  added: 'Toegevoegd na de oproep, op',
  /** What a meeting that is over did with an item. Of a proposal its outcome says that. */
  pastKinds: { note: 'Ter kennisname', discuss: 'Besproken' },
  changed: 'Gewijzigd na de oproep, op',
  proposal: 'Voorstel',
  options: 'U kiest uit',
  needed: 'Nodig',
  quorum: (votes: number, total: number) =>
    `Er moeten ${formatNumber(votes)} van de ${formatNumber(total)} stemmen aanwezig zijn.`,
};
