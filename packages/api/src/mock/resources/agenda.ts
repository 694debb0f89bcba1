import type {
  AgendaItem,
  AgendaItemForm,
  MoveAgendaItemBody,
  Proposal,
  UpdateAgendaItemBody,
} from '@mijn/domain/agenda';
import { agendaContract } from '@mijn/domain/agenda/contract';
import type { AttachedFile } from '@mijn/domain/files';
import { AGENDA_ITEMS_MAX } from '@mijn/domain/limits';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import { basisNeeded, majorityNeeded, quorumNeeded } from '@mijn/domain/voting-rules';
import type { HttpHandler } from 'msw';
import { aboutMeetings, type MeetingCall } from '../call/open-meeting.ts';
import { nowOf } from '../call/visibility.ts';
import { Refusal, wrongField } from '../call/refusal.ts';
import { shareBetweenMocks } from '../call/share.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import type { Place } from '../provider/place.ts';
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
  document_ids: [],
  proposal: null,
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

type Documents = readonly Pick<AttachedFile, 'id'>[];

type ItemsOf = (documents: Documents) => AgendaItem[];

type Text = Pick<AgendaItem, 'title' | 'text' | 'kind' | 'proposal' | 'document_ids'>;

function textOf(form: AgendaItemForm): Text {
  const { title, text = '', kind, wording = '', decision_kind = '', options = [], document_ids = [] } = form;
  const proposal =
    kind === 'decide'
      ? aProposal({ wording, decision_kind: decision_kind || null, options: [...options] })
      : null;
  return { title, text: text || null, kind, proposal, document_ids: [...document_ids] };
}

/** Returns the items with the numbers of the agenda in their new order, or `undefined` if the item before is gone. */
function reorder(items: readonly AgendaItem[], moved: AgendaItem, after_id: string | null) {
  const others = items.filter(({ id }) => id !== moved.id);
  const at = others.findIndex(({ id }) => id === after_id);
  if (after_id !== null && at === -1) return undefined;
  return others
    .toSpliced(at + 1, 0, moved)
    .map((item, place) => Object.assign({}, item, { number: items[place]?.number ?? item.number }));
}

/** The agendas of an association, by their meeting. */
interface Agendas {
  itemsOf: ItemsOf;
  items: Map<string, AgendaItem[]>;
  /** The ids of the items that are in no convocation. */
  late: Set<string>;
  /** The highest number of an item that was removed after the members were convened. Nothing else gets it. */
  reserved: Map<string, number>;
}

const agendasOf = (itemsOf: ItemsOf): Agendas => ({
  itemsOf,
  items: new Map(),
  late: new Set(),
  reserved: new Map(),
});

const shared = shareBetweenMocks<Agendas>();

/** Ends the changes of an agenda since the last convocation, because the members have it as it is now. */
export function convokeAgenda(place: Place, meeting_id: string): void {
  const agendas = shared.find(place);
  const items = agendas?.items.get(meeting_id) ?? [];
  for (const { id } of items) agendas?.late.delete(id);
  agendas?.items.set(
    meeting_id,
    items.map((item) => Object.assign({}, item, { changed_at: null })),
  );
}

/** Returns the items without one. Those behind it move up. */
const closeGap = (items: readonly AgendaItem[], removed: AgendaItem): AgendaItem[] =>
  items
    .filter((one) => one !== removed)
    .map((one) => Object.assign({}, one, one.number > removed.number && { number: one.number - 1 }));

/** Returns the items without one, each in the place of the one before it, so that the last number is free again. */
const withoutLast = (items: readonly AgendaItem[], removed: AgendaItem): AgendaItem[] =>
  items
    .filter((one) => one !== removed)
    .map((item, at) => Object.assign({}, item, { number: items[at]?.number ?? item.number }));

/** Without a member, as in a story, every meeting exists and is still to come, and has no documents. */
function respond({ itemsOf, items: agendas, late, reserved }: Agendas): Responders<typeof agendaContract> {
  const { about, aboutForBoard } = aboutMeetings();
  let added = 0;

  const meetingOf = async ({ params: { meeting_id }, member }: MeetingCall) =>
    member?.ask(meetingsContract.getMeeting, {}, { meeting_id });
  const itemsIn = async (call: MeetingCall): Promise<AgendaItem[]> => {
    const { meeting_id } = call.params;
    const items = agendas.get(meeting_id) ?? itemsOf((await meetingOf(call))?.documents ?? []);
    agendas.set(meeting_id, items);
    return items;
  };
  /** The time of a change, if the members were convened. */
  const changedAt = async (call: MeetingCall): Promise<string | null> => {
    const meeting = await meetingOf(call);
    return meeting?.is_convened ? nowOf(call.member) : null;
  };
  const hasDocuments = async (call: MeetingCall, { document_ids = [] }: AgendaItemForm): Promise<boolean> => {
    const documents = (await meetingOf(call))?.documents;
    return !documents || document_ids.every((id) => documents.some((document) => document.id === id));
  };
  const ofBoard = <Call extends MeetingCall, Result>(
    work: (call: Call, items: AgendaItem[]) => Promise<Result>,
  ) =>
    aboutForBoard(async (call: Call, { hasBegun }) =>
      hasBegun ? new Refusal('meeting_begun') : work(call, await itemsIn(call)),
    );
  const ofItem = <Call extends MeetingCall & { params: { item_id: string } }, Result>(
    work: (call: Call, items: AgendaItem[], item: AgendaItem) => Promise<Result>,
  ) =>
    ofBoard(async (call: Call, items) => {
      const item = items.find(({ id }) => id === call.params.item_id);
      return item ? work(call, items, item) : new Refusal('not_found');
    });
  const keep = ({ params }: MeetingCall, items: AgendaItem[]) => void agendas.set(params.meeting_id, items);

  return {
    listAgendaItems: about(async (call: MeetingCall) => ({ data: await itemsIn(call) })),
    createAgendaItem: ofBoard(async (call: MeetingCall & { body: AgendaItemForm }, items) => {
      if (!(await hasDocuments(call, call.body))) return wrongField('document_ids', 'not_allowed');
      if (items.length >= AGENDA_ITEMS_MAX)
        return new Refusal('too_many_agenda_items', { params: { max: AGENDA_ITEMS_MAX } });
      added += 1;
      const changed_at = await changedAt(call);
      const last = Math.max(items.at(-1)?.number ?? 0, reserved.get(call.params.meeting_id) ?? 0);
      const item = anAgendaItem(last + 1, { ...textOf(call.body), id: idOf(33, added), changed_at });
      if (changed_at !== null) late.add(item.id);
      keep(call, [...items, item]);
      return item;
    }),
    updateAgendaItem: ofItem(
      async (
        call: MeetingCall & { params: { item_id: string }; body: UpdateAgendaItemBody },
        items,
        item,
      ) => {
        if (item.version !== call.body.version) return new Refusal('conflict');
        if (!(await hasDocuments(call, call.body))) return wrongField('document_ids', 'not_allowed');
        const changes = { ...textOf(call.body), version: item.version + 1 };
        const changed_at = (await changedAt(call)) ?? item.changed_at;
        const changed = { ...item, ...changes, changed_at };
        keep(
          call,
          items.map((one) => (one === item ? changed : one)),
        );
        return changed;
      },
    ),
    moveAgendaItem: ofItem(
      async (call: MeetingCall & { params: { item_id: string }; body: MoveAgendaItemBody }, items, item) => {
        const { version, after_id } = call.body;
        const changed_at = (await changedAt(call)) ?? item.changed_at;
        const order = reorder(items, Object.assign({}, item, { changed_at }), after_id);
        if (item.version !== version || !order) return new Refusal('conflict');
        keep(call, order);
        return order.find(({ id }) => id === item.id) ?? item;
      },
    ),
    deleteAgendaItem: ofItem(async (call: MeetingCall & { params: { item_id: string } }, items, item) => {
      const isConvened = (await changedAt(call)) !== null;
      const { meeting_id } = call.params;
      // Who was convened to an item knows its number. An item that was added later leaves no gap.
      const leavesGap = isConvened && !late.has(item.id);
      if (late.has(item.id)) keep(call, withoutLast(items, item));
      else keep(call, leavesGap ? items.filter((one) => one !== item) : closeGap(items, item));
      if (leavesGap) reserved.set(meeting_id, Math.max(reserved.get(meeting_id) ?? 0, item.number));
      return undefined;
    }),
  };
}

/** Returns the mocked calls of the agenda of every meeting, for the duration of one story or test. */
export const agendaCalls = (items: readonly AgendaItem[] = []): HttpHandler[] =>
  callsOf(agendaContract, respond(agendasOf(() => [...items])));

/** Each meeting of the mock with documents has an agenda. */
export const agendaMock = defineMock({
  contract: agendaContract,
  generate: (place): Agendas =>
    shared.share(
      place,
      agendasOf((documents) => (documents.length === 0 ? [] : someAgendaItems(documents))),
    ),
  respond,
});
