import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './agenda.contract.ts';

/** What a meeting does with an agenda item: it takes note of it, discusses it, or decides about it. */
export const agendaItemKinds = ['note', 'discuss', 'decide'] as const;

export type AgendaItemKind = (typeof agendaItemKinds)[number];

/** The operation of the agenda of a meeting. */
export const agendaOperations = defineOperations<typeof shapes>()({
  /** Returns the items of the agenda of a meeting, in the order of their numbers. */
  listAgendaItems: {
    method: 'GET',
    path: '/associations/{association_id}/meetings/{meeting_id}/agenda-items',
  },
});

export type * from './agenda.contract.ts';
