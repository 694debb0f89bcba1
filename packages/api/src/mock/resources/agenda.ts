import type { AgendaItem, Proposal } from '@mijn/domain/agenda';
import { agendaContract } from '@mijn/domain/agenda/contract';
import type { AttachedFile } from '@mijn/domain/files';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import { majorityNeeded, quorumNeeded } from '@mijn/domain/voting-rules';
import type { HttpHandler } from 'msw';
import { Refusal } from '../call/refusal.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import { someVotingRules } from './voting-rules.ts';

const rulesOfMock = someVotingRules();

/** Returns a proposal, with what the voting rules of the mock ask for its kind of decisions. */
export function aProposal(own: Partial<Proposal> = {}): Proposal {
  const { decision_kind = null } = own;
  const { rules, votes_total } = rulesOfMock;
  return {
    wording: 'De vergadering stelt de begroting van 2027 vast op € 148.600,00.',
    options: [],
    decision_kind,
    majority: majorityNeeded(rules, decision_kind),
    quorum_votes: quorumNeeded(rules, votes_total, decision_kind),
    votes_total,
    ...own,
  };
}

export const anAgendaItem = (number: number, own: Partial<AgendaItem> = {}): AgendaItem => ({
  id: idOf(31, number),
  number,
  title: 'Opening en mededelingen',
  text: null,
  kind: own.proposal ? 'decide' : 'note',
  changed_at: null,
  document_ids: [],
  proposal: null,
  ...own,
});

const LARGE = 'Grote uitgaven';

/** Returns an agenda of seven items, three of them with a proposal. @param documents of the meeting, which the items name in turn. */
export function someAgendaItems(documents: readonly Pick<AttachedFile, 'id'>[] = []): AgendaItem[] {
  const document = (at: number): string[] => documents.slice(at, at + 1).map(({ id }) => id);
  return [
    anAgendaItem(1),
    anAgendaItem(2, {
      title: 'Jaarverslag van het bestuur',
      text: 'Wat er in 2026 is gedaan, en wat er bleef liggen.',
      document_ids: document(0),
    }),
    anAgendaItem(3, {
      title: 'Onderhoud aan de daken',
      text: 'Na de lekkage boven portiek A: wat kan wachten, en wat niet?',
      kind: 'discuss',
    }),
    anAgendaItem(4, { title: 'Begroting 2027', proposal: aProposal(), document_ids: document(1) }),
    anAgendaItem(5, {
      title: 'Zonnepanelen op het dak',
      proposal: aProposal({
        wording:
          'De vergadering laat 84 zonnepanelen plaatsen door Zon op Zuid, voor hoogstens € 61.200,00 uit het reservefonds.',
        decision_kind: LARGE,
      }),
      document_ids: document(2),
    }),
    anAgendaItem(6, {
      title: 'Laadpalen in de parkeerkelder',
      proposal: aProposal({
        wording: 'De vergadering laat acht laadpalen plaatsen. Wie laadt, betaalt zelf de stroom.',
        decision_kind: LARGE,
      }),
    }),
    anAgendaItem(7, { title: 'Rondvraag en sluiting', kind: 'discuss' }),
  ];
}

type ItemsOf = (documents: readonly Pick<AttachedFile, 'id'>[]) => AgendaItem[];

/** Without a member, as in a story, every meeting exists, and has no documents. */
const respond = (itemsOf: ItemsOf): Responders<typeof agendaContract> => ({
  listAgendaItems: async ({ params: { meeting_id }, member }) => {
    if (!member) return { data: itemsOf([]) };
    const meeting = await member
      .ask(meetingsContract.getMeeting, {}, { meeting_id })
      .catch(() => new Refusal('not_found'));
    return meeting instanceof Refusal ? meeting : { data: itemsOf(meeting.documents) };
  },
});

/** Returns the mocked call of the agenda of every meeting, for the duration of one story or test. */
export const agendaCalls = (items: readonly AgendaItem[] = []): HttpHandler[] =>
  callsOf(
    agendaContract,
    respond(() => [...items]),
  );

/** Each meeting of the mock with documents has an agenda. */
export const agendaMock = defineMock({
  contract: agendaContract,
  generate: (): ItemsOf => (documents) => (documents.length === 0 ? [] : someAgendaItems(documents)),
  respond,
});
