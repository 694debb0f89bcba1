import type { SearchHit, SearchKind } from '@mijn/domain/search';
import { paths } from '../../app/paths.ts';
import { addressWithFile } from '../../shared/files/use-open-file.ts';

/** The lists that can be searched themselves; meetings are few, and stand by year. */
const lists: { readonly [Kind in SearchKind]: string | undefined } = {
  todos: paths.todos.build(),
  meetings: undefined,
  invoices: paths.invoices.build(),
  forms: paths.forms.build(),
  documents: paths.archive.build(),
};

/** Where one thing has a page of its own; the others open over their list. */
const pages: { readonly [Kind in SearchKind]: ((id: string) => string) | undefined } = {
  todos: paths.todo.build,
  meetings: paths.meeting.build,
  invoices: paths.invoice.build,
  forms: undefined,
  documents: undefined,
};

/** The list of a kind, searched for the same words; undefined for one that can't be searched. */
export function listAddress(kind: SearchKind, q: string): string | undefined {
  const list = lists[kind];
  return list && `${list}?${new URLSearchParams({ zoek: q }).toString()}`;
}

/**
 * Where a hit is shown: its own page, or the list with the file open over it. What was found in a text opens at its page,
 * with the words marked.
 */
export function hitAddress(kind: SearchKind, { id, match }: SearchHit, q: string): string {
  const page = pages[kind]?.(id);
  if (page !== undefined && !match) return page;
  const search = new URLSearchParams(match ? { zoek: q } : {});
  return (page ?? lists[kind] ?? '') + addressWithFile(search, match?.file_id ?? id, match?.page);
}
