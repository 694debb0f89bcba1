import {
  type AgendaItem,
  type AgendaItemForm,
  type AgendaItemKind,
  agendaItemKinds,
} from '@mijn/domain/agenda';
import { type ElectionMethod, electionMethods } from '@mijn/domain/elections';

export type AgendaItemValues = {
  title: string;
  text: string;
  kind: string;
  wording: string;
  decision_kind: string;
  options: readonly string[];
  /** The number of seats of an election; empty if nobody is elected. */
  seats: string;
  election_method: string;
  document_ids: readonly string[];
};

export const EMPTY: AgendaItemValues = {
  title: '',
  text: '',
  kind: 'note',
  wording: '',
  decision_kind: '',
  options: [],
  seats: '',
  election_method: 'majority',
  document_ids: [],
};

export function valuesOf({ title, text, kind, proposal, document_ids }: AgendaItem): AgendaItemValues {
  return {
    title,
    text: text ?? '',
    kind,
    wording: proposal?.wording ?? '',
    decision_kind: proposal?.decision_kind ?? '',
    options: proposal?.options ?? [],
    seats: `${proposal?.election?.seats ?? ''}`,
    election_method: proposal?.election?.method ?? 'majority',
    document_ids,
  };
}

const isKind = (text: string): text is AgendaItemKind => agendaItemKinds.some((kind) => kind === text);

const isMethod = (text: string): text is ElectionMethod => electionMethods.some((method) => method === text);

/** Returns the election that is typed; null without seats. */
const electionOf = ({ seats, election_method }: Pick<AgendaItemValues, 'seats' | 'election_method'>) =>
  seats === ''
    ? null
    : { seats: Number(seats), method: isMethod(election_method) ? election_method : ('majority' as const) };

/** The documents that the meeting no longer has are left out, so that a draft with one can be saved. */
export function bodyOf(
  { options, kind, document_ids, seats, election_method, ...values }: AgendaItemValues,
  documents: readonly { id: string }[],
): AgendaItemForm {
  return {
    ...values,
    kind: isKind(kind) ? kind : 'note',
    options: [...options],
    election: electionOf({ seats, election_method }),
    document_ids: document_ids.filter((id) => documents.some((document) => document.id === id)),
  };
}

/** Loads the schema of the form, whose fields are texts, while the contract has an election in one of its own. */
export const loadSchema = async () =>
  (await import('@mijn/domain/agenda/contract')).agendaItemForm.transform(
    ({ seats, election_method, ...values }: AgendaItemValues) => ({
      ...values,
      election: electionOf({ seats, election_method }),
    }),
  );
