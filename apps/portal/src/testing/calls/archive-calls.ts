import type { ArchiveDocument, ArchiveDocumentInList } from '@mijn/domain/archive';
import { archiveContract } from '@mijn/domain/archive/contract';
import { LIST_PAGE_SIZE } from '@mijn/domain/limits';
import type { HttpHandler } from 'msw';
import type { ArchiveData } from '../archive-data.ts';
import { mockCall, Refusal } from './mock-call.ts';

const counted = <Key>(keys: readonly Key[]): [Key, number][] => [
  ...keys.reduce((counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1), new Map<Key, number>()),
];

const yearOf = ({ document_date }: ArchiveDocument): number => Number(document_date.slice(0, 4));

/** Returns a document as it is in the response of a list, without a hit in its text. */
export const inList = (item: ArchiveDocument): ArchiveDocumentInList => ({ ...item, match: null });

/** Returns the documents that match the filters of a query, sorted by date, descending. */
function filtered(documents: readonly ArchiveDocument[], query: URLSearchParams): ArchiveDocument[] {
  const q = query.get('q')?.toLowerCase() ?? '';
  const [groupId, year, tag] = [query.get('group_id'), query.get('year'), query.get('tag')];
  return documents
    .filter(
      (item) =>
        (query.get('with_hidden') === 'true' || item.hidden_at === null) &&
        (!groupId || item.group_id === groupId) &&
        (!year || yearOf(item) === Number(year)) &&
        (!tag || item.tags.includes(tag)) &&
        item.name.toLowerCase().includes(q),
    )
    .toSorted((one, other) => other.document_date.localeCompare(one.document_date));
}

/** Returns mocked calls of an archive. Changes are kept for the duration of one story or test. */
export function archiveCalls({ groups, documents }: ArchiveData): HttpHandler[] {
  let items = [...documents];
  const found = (id: string) => items.find((item) => item.id === id) ?? new Refusal('not_found');
  const change = (id: string, changes: Partial<ArchiveDocument>) => {
    items = items.map((item) => (item.id === id ? { ...item, ...changes, version: item.version + 1 } : item));
    return found(id);
  };
  return [
    mockCall(archiveContract.listGroups, () => ({
      data: groups.map((group) => {
        const own = items.filter(({ group_id }) => group_id === group.id);
        const hidden = own.filter(({ hidden_at }) => hidden_at !== null);
        return { ...group, document_count: own.length - hidden.length, hidden_count: hidden.length };
      }),
    })),
    mockCall(archiveContract.listFacets, ({ query }) => {
      const shown = filtered(items, query);
      return {
        years: counted(shown.map(yearOf)).map(([year, document_count]) => ({ year, document_count })),
        tags: counted(shown.flatMap(({ tags }) => tags)).map(([tag, document_count]) => ({
          tag,
          document_count,
        })),
      };
    }),
    mockCall(archiveContract.listDocuments, ({ query }) => {
      const shown = filtered(items, query);
      const page = Number(query.get('page') ?? 1);
      const perPage = Number(query.get('per_page') ?? LIST_PAGE_SIZE);
      return {
        data: shown.slice((page - 1) * perPage, page * perPage).map(inList),
        meta: { page, per_page: perPage, total: shown.length },
      };
    }),
    mockCall(archiveContract.getDocument, ({ params }) => found(params.document_id)),
    mockCall(archiveContract.updateDocument, ({ params, body: { version, name, ...changes } }) => {
      const item = found(params.document_id);
      if (item instanceof Refusal) return item;
      if (item.version !== version) return new Refusal('conflict');
      // A document keeps its extension when it is renamed.
      return change(item.id, {
        ...changes,
        ...(name === undefined ? {} : { name: `${name}.${item.extension}` }),
      } as Partial<ArchiveDocument>);
    }),
    mockCall(archiveContract.hideDocument, ({ params }) =>
      change(params.document_id, { hidden_at: '2026-11-20T12:00:00.000Z' }),
    ),
    mockCall(archiveContract.unhideDocument, ({ params }) => change(params.document_id, { hidden_at: null })),
  ];
}
