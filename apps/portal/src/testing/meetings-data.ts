import { anAgendaItem, aProposal, someAgendaItems } from '@mijn/api/mock/agenda';
import { aMeeting, aMeetingDocument } from '@mijn/api/mock/meetings';
import type { AgendaItem } from '@mijn/domain/agenda';
import type { Meeting } from '@mijn/domain/meetings';
import { LONG_NAME } from './long-name.ts';

export const nextMeeting = aMeeting(1, {
  meeting_date: '2026-12-09T18:30:00.000Z',
  ends_at: '2026-12-09T21:00:00.000Z',
  budget_effective_date: '2027-01-01',
  client: 'Bestuur VvE De Kade',
  meeting_coach: 'Karin de Wit',
  sent_date: '2026-11-18',
  documents: [
    aMeetingDocument(1, { name: 'Uitnodiging en agenda ALV 9-12-2026.pdf' }),
    aMeetingDocument(2, { name: 'Begroting 2027.xlsx', extension: 'xlsx', media_type: 'application/xlsx' }),
  ],
});

/** Item 2 names the invitation, item 4 the budget. */
export const nextAgenda: readonly AgendaItem[] = someAgendaItems(nextMeeting.documents);

export const changedAgenda: readonly AgendaItem[] = nextAgenda.map((item) =>
  item.number === 5 ? Object.assign({}, item, { changed_at: '2026-11-20T09:30:00.000Z' }) : item,
);

export const someMeetings: readonly Meeting[] = [
  nextMeeting,
  aMeeting(2, { documents: [aMeetingDocument(3, { name: 'Notulen ALV 10-6-2026.pdf' })] }),
  aMeeting(3, { meeting_date: '2026-03-04T19:00:00.000Z', concerns: 'Extra vergadering', location: null }),
  aMeeting(4, { meeting_date: '2025-12-10T18:30:00.000Z' }),
];

export const cancelledMeeting = aMeeting(5, {
  meeting_date: '2026-12-02T18:30:00.000Z',
  concerns: 'Extra ledenvergadering over de lift',
  is_cancelled: true,
});

export const tooManyMeetings: readonly Meeting[] = Array.from({ length: 60 }, (_, index) =>
  aMeeting(index + 1, {
    meeting_date: `${2027 - Math.floor(index / 4)}-0${8 - 2 * (index % 4)}-12T18:30:00.000Z`,
    concerns: `${index + 1}. ${LONG_NAME}`,
    location: LONG_NAME,
    client: LONG_NAME,
    meeting_coach: LONG_NAME,
    documents: Array.from({ length: 12 }, (__, number) =>
      aMeetingDocument(index * 12 + number, { name: `${number + 1} ${LONG_NAME}.pdf` }),
    ),
  }),
);

export const tooManyItems: readonly AgendaItem[] = Array.from({ length: 40 }, (_, index) =>
  anAgendaItem(index + 1, {
    title: `${index + 1} ${LONG_NAME}`,
    text: LONG_NAME.repeat(5),
    changed_at: '2026-11-20T09:30:00.000Z',
    document_ids: (tooManyMeetings[0]?.documents ?? []).map(({ id }) => id),
    proposal: aProposal({ wording: LONG_NAME.repeat(4), options: [LONG_NAME, `${LONG_NAME} 2`] }),
  }),
);

export const fullAgenda: readonly Meeting[] = [
  ...Array.from({ length: 30 }, (_, week) =>
    aMeeting(100 + week, {
      meeting_date: new Date(Date.UTC(2027, 0, 7 + 7 * week, 18)).toISOString(),
      concerns: `Bestuursvergadering ${week + 1}`,
    }),
  ),
  ...someMeetings.slice(1),
];
