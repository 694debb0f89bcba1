import type { AgendaItem, AgendaItemForm, Proposal } from '@mijn/domain/agenda';
import { agendaContract } from '@mijn/domain/agenda/contract';
import type { AttachedFile } from '@mijn/domain/files';
import { basisNeeded, majorityNeeded, quorumNeeded } from '@mijn/domain/voting-rules';
import { Refusal } from '../call/refusal.ts';
import { keepPer } from '../call/rows.ts';
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
    election: null,
    decision_kind,
    majority: majorityNeeded(rules, decision_kind),
    majority_basis: basisNeeded(rules, decision_kind),
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
  since_convocation: null,
  document_ids: [],
  proposal: null,
  question_count: 0,
  version: 1,
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

type Text = Pick<AgendaItem, 'title' | 'text' | 'kind' | 'proposal' | 'document_ids'>;

function textOf(form: AgendaItemForm): Text {
  const { title, text = '', kind, wording = '', decision_kind = '', options = [], document_ids = [] } = form;
  const { election = null } = form;
  const proposal =
    kind === 'decide'
      ? aProposal({ wording, decision_kind: decision_kind || null, options: [...options], election })
      : null;
  return { title, text: text || null, kind, proposal, document_ids: [...document_ids] };
}

/** Returns items with the numbers from 1. */
const numbered = (items: readonly AgendaItem[]): AgendaItem[] =>
  items.map((item, at) => Object.assign({}, item, { number: at + 1 }));

/** Changes are kept for each meeting. Numbers that stay after a convocation, and who is told of a change, need a back end. */
function respond(first: readonly AgendaItem[], open_proposal_count = 0): Responders<typeof agendaContract> {
  const agendaOf = keepPer(() => ({ items: [...first] }));
  let added = 0;
  const change = (
    { meeting_id, item_id }: { meeting_id: string; item_id: string },
    version: number | undefined,
    work: (items: readonly AgendaItem[], item: AgendaItem) => AgendaItem[],
  ): AgendaItem | Refusal => {
    const agenda = agendaOf(meeting_id);
    const item = agenda.items.find(({ id }) => id === item_id);
    if (!item) return new Refusal('not_found');
    if (version !== undefined && version !== item.version) return new Refusal('conflict');
    agenda.items = work(agenda.items, item);
    return agenda.items.find(({ id }) => id === item_id) ?? item;
  };
  return {
    listAgendaItems: ({ params }) => ({ data: agendaOf(params.meeting_id).items, open_proposal_count }),
    createAgendaItem: ({ params, body }) => {
      const agenda = agendaOf(params.meeting_id);
      added += 1;
      const item = anAgendaItem(Math.max(0, ...agenda.items.map(({ number }) => number)) + 1, {
        ...textOf(body),
        id: idOf(33, added),
      });
      const after = agenda.items.findIndex(({ id }) => id === body.after_id);
      agenda.items = agenda.items.toSpliced(after === -1 ? agenda.items.length : after + 1, 0, item);
      return item;
    },
    updateAgendaItem: ({ params, body }) =>
      change(params, body.version, (items, item) =>
        items.map((one) => (one === item ? { ...item, ...textOf(body), version: item.version + 1 } : one)),
      ),
    moveAgendaItem: ({ params, body: { version, after_id } }) =>
      change(params, version, (items, item) => {
        const others = items.filter((one) => one !== item);
        return numbered(others.toSpliced(others.findIndex(({ id }) => id === after_id) + 1, 0, item));
      }),
    deleteAgendaItem: ({ params }) => {
      const deleted = change(params, undefined, (items, item) =>
        numbered(items.filter((one) => one !== item)),
      );
      return deleted instanceof Refusal ? deleted : undefined;
    },
  };
}

/** Returns the mocked calls of the agenda of every meeting, for the duration of one story or test. */
export const agendaCalls = (items: readonly AgendaItem[] = [], openProposalCount = 0) =>
  callsOf(agendaContract, respond(items, openProposalCount));

/** Each meeting of the mock has the same agenda at first. */
export const agendaMock = defineMock({
  contract: agendaContract,
  generate: () => someAgendaItems(),
  respond,
});
