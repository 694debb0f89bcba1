import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './agenda.contract.ts';

export * from './since-convocation.ts';

/** What a meeting does with an agenda item: it takes note of it, discusses it, or decides about it. */
export const agendaItemKinds = ['note', 'discuss', 'decide'] as const;

export type AgendaItemKind = (typeof agendaItemKinds)[number];

export const agendaItemKindTexts: Readonly<Record<AgendaItemKind, string>> = {
  note: 'Ter kennisname',
  discuss: 'Te bespreken',
  decide: 'Te besluiten',
};

const items = '/associations/{association_id}/meetings/{meeting_id}/agenda-items';

/**
 * The operations of the agenda of a meeting. The board can change it until the meeting begins, and while it is held. What was voted about
 * stays then, and all items keep their numbers.
 */
export const agendaOperations = defineOperations<typeof shapes>()({
  /** Returns the items of the agenda of a meeting, in their order. */
  listAgendaItems: { method: 'GET', path: items },
  /** Adds an item at the end of the agenda, or behind another one, for the board. */
  createAgendaItem: { method: 'POST', path: items, respondsWith: 'id', isCreatedOnce: true },
  /** Changes what an item says, for the board. One with an open ballot, or that was decided about, is refused with `item_has_ballot`. */
  updateAgendaItem: { method: 'PATCH', path: `${items}/{item_id}`, respondsWith: 'id' },
  /** Moves an item to another place on the agenda, for the board. Before the meeting, the items between get other numbers. */
  moveAgendaItem: { method: 'POST', path: `${items}/{item_id}/move`, respondsWith: 'id' },
  /** Removes an item, for the board. As long as the members are not convened, those behind it move up. */
  deleteAgendaItem: { method: 'DELETE', path: `${items}/{item_id}` },
});

export type * from './agenda.contract.ts';
