import { array, type InferType, number, object, string } from 'yup';
import { voteParts } from '../voting-rules/voting-rules.ts';
import { defineContract, id } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { agendaItemKinds, agendaOperations } from './agenda.ts';

/** What a meeting is asked to decide, and what a decision needs. */
export const proposal = object({
  /** The text of the decision, as plain text with line breaks. */
  wording: string().required(),
  /** What members choose between; empty if they vote for or against. */
  options: array(string().required()).required(),
  /** The kind of the decision, such as `Grote uitgaven`; null if it has none. */
  decision_kind: string().defined().nullable(),
  /** The part of the votes cast that the decision needs. */
  majority: string().oneOf(voteParts).required(),
  /** The number of votes that must be present; null if the decision needs none, or the votes are unknown. */
  quorum_votes: number().integer().defined().nullable(),
  /** The votes of all apartments together. */
  votes_total: number().integer().required(),
});

/** One item of the agenda of a meeting. */
export const agendaItem = object({
  /** The id of the item, a UUID. */
  id: id().required(),
  /** The place of the item on the agenda, from 1. Numbers may be missing between others. */
  number: number().integer().required(),
  /** What the item is about. */
  title: string().required(),
  /** A further text, as plain text with line breaks; null if there is none. */
  text: string().defined().nullable(),
  /** What the meeting does with the item. */
  kind: string().oneOf(agendaItemKinds).required(),
  /** The time of the last change after the members were convened, in UTC; null if there was none. */
  changed_at: string().datetime().defined().nullable(),
  /** The ids of the documents of the meeting that belong to the item. */
  document_ids: array(id().required()).required(),
  /** What the meeting is asked to decide; null unless the item is decided about. */
  proposal: proposal.defined().nullable(),
});

export const shapes = {
  /** The items of the agenda. */
  listAgendaItems: {
    response: object({
      /** The items, in the order of their numbers; empty if the meeting has no agenda. */
      data: array(agendaItem).required(),
    }),
    errors: ['not_found'],
  },
} as const satisfies Shapes;

export const agendaContract = defineContract(agendaOperations, shapes);

export type AgendaItem = InferType<typeof agendaItem>;
export type Proposal = InferType<typeof proposal>;
