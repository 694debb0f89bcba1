import {
  type AgendaItem,
  type AgendaItemForm,
  type AgendaItemKind,
  agendaItemKinds,
} from '@mijn/domain/agenda';

export type AgendaItemValues = {
  title: string;
  text: string;
  kind: string;
  wording: string;
  decision_kind: string;
  options: readonly string[];
  document_ids: readonly string[];
};

export const EMPTY: AgendaItemValues = {
  title: '',
  text: '',
  kind: 'note',
  wording: '',
  decision_kind: '',
  options: [],
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
    document_ids,
  };
}

const isKind = (text: string): text is AgendaItemKind => agendaItemKinds.some((kind) => kind === text);

/** The documents that the meeting no longer has are left out, so that a draft with one can be saved. */
export function bodyOf(
  { options, kind, document_ids, ...values }: AgendaItemValues,
  documents: readonly { id: string }[],
): AgendaItemForm {
  return {
    ...values,
    kind: isKind(kind) ? kind : 'note',
    options: [...options],
    document_ids: document_ids.filter((id) => documents.some((document) => document.id === id)),
  };
}

export const loadSchema = async () => (await import('@mijn/domain/agenda/contract')).agendaItemForm;
