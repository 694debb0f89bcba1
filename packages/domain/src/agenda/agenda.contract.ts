import { array, type InferType, number, object, string } from 'yup';
import { election } from '../elections/elections.contract.ts';
import {
  AGENDA_DOCUMENTS_MAX,
  AGENDA_TEXT_LENGTH_MAX,
  DECISION_KIND_LENGTH_MAX,
  OPTION_LENGTH_MAX,
  OPTIONS_MAX,
  SUBJECT_LENGTH_MAX,
  WORDING_LENGTH_MAX,
} from '../limits/limits.ts';
import { voteBases, voteParts } from '../voting-rules/voting-rules.ts';
import { areDistinct, defineContract, editedVersion, id } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { agendaItemKinds, agendaOperations } from './agenda.ts';
import { sinceConvocations } from './since-convocation.ts';

/** What a meeting is asked to decide, and what a decision needs. */
export const proposal = object({
  /** The text of the decision, as plain text with line breaks. */
  wording: string().required(),
  /** What members choose between, such as the candidates of an election; empty if they vote for or against. */
  options: array(string().required()).required(),
  /** The seats for which the options are candidates; null unless people are elected. */
  election: election.defined().nullable(),
  /** The kind of the decision, such as `Grote uitgaven`; null if it has none. */
  decision_kind: string().defined().nullable(),
  /** The part of the votes of `majority_basis` that the decision needs. */
  majority: string().oneOf(voteParts).required(),
  /** Of which votes `majority` is a part: those cast, those present, or those of all apartments. */
  majority_basis: string().oneOf(voteBases).required(),
  /** The number of votes that must be present; null if the decision needs none, or the votes are unknown. */
  quorum_votes: number().integer().defined().nullable(),
  /** The votes of all apartments together. */
  votes_total: number().integer().required(),
});

/** One item of the agenda of a meeting. */
export const agendaItem = object({
  /** The id of the item, a UUID. */
  id: id().required(),
  /** The number of the item on the agenda, from 1. Numbers may be missing between others. While the meeting is held, the order can differ from them. */
  number: number().integer().required(),
  /** What the item is about. */
  title: string().required(),
  /** A further text, as plain text with line breaks; null if there is none. */
  text: string().defined().nullable(),
  /** What the meeting does with the item. */
  kind: string().oneOf(agendaItemKinds).required(),
  /** The time of the last change after the members were convened, in UTC; null if there was none. */
  changed_at: string().datetime().defined().nullable(),
  /** How the proposal, or an item that was added, differs from the convocation; null if it does not, or the members were not convened. */
  since_convocation: string().oneOf(sinceConvocations).defined().nullable(),
  /** The ids of the documents of the meeting that belong to the item. */
  document_ids: array(id().required()).required(),
  /** What the meeting is asked to decide; null unless the item is decided about. */
  proposal: proposal.defined().nullable(),
  /** The number of questions to the board about the item that the caller may read. */
  question_count: number().integer().required(),
  /** The counter of changes. An edit sends the version that it is based on. */
  version: number().integer().required(),
});

const isDecided = (kind: unknown): boolean => kind === 'decide';

/** What the board writes about an item. The wording, the kind of decision and the options are ignored unless the item is decided about. */
export const agendaItemForm = object({
  /** What the item is about, which is one line. */
  title: string().trim().max(SUBJECT_LENGTH_MAX).required(),
  /** A further text, as plain text with line breaks; empty for none. */
  text: string().trim().max(AGENDA_TEXT_LENGTH_MAX),
  /** What the meeting does with the item. */
  kind: string().oneOf(agendaItemKinds).required(),
  /** The text of the decision, as plain text with line breaks. Required if the item is decided about. */
  wording: string()
    .trim()
    .max(WORDING_LENGTH_MAX)
    .when('kind', ([kind], wording) => (isDecided(kind) ? wording.required() : wording)),
  /** The kind of the decision, such as `Grote uitgaven`, whose voting rules hold; empty for the general ones. */
  decision_kind: string().trim().max(DECISION_KIND_LENGTH_MAX),
  /** What members choose between, at least two; empty if they vote for or against. An election has at least one candidate. */
  options: array(string().trim().min(1).max(OPTION_LENGTH_MAX).required())
    .max(OPTIONS_MAX)
    .test('duplicate', areDistinct)
    .when('election', ([elected], options) =>
      elected
        ? options.test({
            name: 'too_few',
            params: { min: 1 },
            test: (candidates) => (candidates?.length ?? 0) > 0,
          })
        : options.test({ name: 'too_few', params: { min: 2 }, test: (some) => some?.length !== 1 }),
    ),
  /** The seats for which the options are candidates; null if nobody is elected. Left out, a change leaves it as it is. */
  election: election.exact().nullable().default(undefined).optional(),
  /** The ids of documents of the meeting that belong to the item, in their order. */
  document_ids: array(id().required()).max(AGENDA_DOCUMENTS_MAX).test('duplicate', areDistinct),
}).exact();

export const createAgendaItemBody = agendaItemForm
  .shape({
    /** The id of the item that the new one comes after, such as the one that it was part of; left out for the last place. If that item is gone, the call fails with `conflict`. */
    after_id: id().optional(),
  })
  .exact();

export const updateAgendaItemBody = agendaItemForm.shape({ version: editedVersion }).exact();

export const moveAgendaItemBody = object({
  version: editedVersion,
  /** The id of the item that the moved one comes after; null for the first place. If it is gone, the call fails with `conflict`. */
  after_id: id().defined().nullable(),
}).exact();

export const shapes = {
  /** The items of the agenda. */
  listAgendaItems: {
    response: object({
      /** The items, in their order; empty if the meeting has no agenda. */
      data: array(agendaItem).required(),
      /** The number of proposals of members about which the board has not decided, and that the caller may read. */
      open_proposal_count: number().integer().required(),
    }),
    errors: ['not_found'],
  },
  createAgendaItem: {
    body: createAgendaItemBody,
    response: agendaItem,
    status: 201,
    errors: ['forbidden', 'not_found', 'conflict', 'meeting_begun', 'too_many_agenda_items'],
  },
  updateAgendaItem: {
    body: updateAgendaItemBody,
    response: agendaItem,
    errors: ['forbidden', 'not_found', 'conflict', 'meeting_begun', 'item_has_ballot'],
  },
  moveAgendaItem: {
    body: moveAgendaItemBody,
    response: agendaItem,
    errors: ['forbidden', 'not_found', 'conflict', 'meeting_begun', 'item_has_ballot'],
  },
  deleteAgendaItem: { errors: ['forbidden', 'not_found', 'meeting_begun', 'item_has_ballot'] },
} as const satisfies Shapes;

export const agendaContract = defineContract(agendaOperations, shapes);

export type AgendaItem = InferType<typeof agendaItem>;
export type AgendaItemForm = InferType<typeof agendaItemForm>;
export type CreateAgendaItemBody = InferType<typeof createAgendaItemBody>;
export type UpdateAgendaItemBody = InferType<typeof updateAgendaItemBody>;
export type MoveAgendaItemBody = InferType<typeof moveAgendaItemBody>;
export type Proposal = InferType<typeof proposal>;
