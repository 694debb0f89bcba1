import type { ArchiveDocument, ArchiveDocumentInList, ArchiveGroup } from '@mijn/domain/archive';
import { archiveContract } from '@mijn/domain/archive/contract';
import { formatDate } from '@mijn/domain/formats';
import { documentTypes, extensionOf, isDocumentExtension } from '@mijn/domain/uploads';
import { Refusal } from '../call/refusal.ts';
import { counted, inOrder, keepRows, pageOf, searchedPage } from '../call/rows.ts';
import { nowOf } from '../call/member.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { aFile, idOf } from '../provider/ids.ts';
import type { Place } from '../provider/place.ts';
import { paperwork } from '../provider/words.ts';

/** The members outside the board of the mocked provider, who see what becomes visible. */
export const MOCKED_OWNERS = 31;

/** The groups and documents of an archive. The counts of the groups are computed from the documents. */
export interface ArchiveData {
  groups: readonly ArchiveGroup[];
  documents: readonly ArchiveDocument[];
}

export function aGroup(number: number, own: Partial<ArchiveGroup> = {}): ArchiveGroup {
  return {
    id: idOf(4, number),
    name: `Groep ${number}`,
    is_board_only: false,
    document_count: 0,
    hidden_count: 0,
    ...own,
  };
}

export function aDocument(number: number, own: Partial<ArchiveDocument> = {}): ArchiveDocument {
  return {
    ...aFile(idOf(5, number), {
      name: `Document ${number}.pdf`,
      byte_size: 412_000 + number * 1000,
      page_count: 4,
    }),
    group_id: idOf(4, 1),
    is_board_only: false,
    tags: [],
    document_date: '2026-06-10',
    created_at: '2026-06-11T09:00:00.000Z',
    hidden_at: null,
    searchability: 'searchable',
    is_unreadable: false,
    version: 1,
    ...own,
  };
}

export const documentInList = (item: ArchiveDocument): ArchiveDocumentInList => ({ ...item, match: null });

function seventyDocuments({ random, first, day, moment, rows }: Place): ArchiveData {
  return {
    groups: paperwork.map(({ group }, index) =>
      aGroup(first + index + 1, { name: group, is_board_only: group === 'Bestuur' }),
    ),
    documents: rows(70, (number, index) => {
      const place = random.int(0, paperwork.length - 1);
      const { names, tags } = paperwork[place] ?? paperwork[0];
      const age = -2 - index * 14 - random.int(0, 12);
      return aDocument(number, {
        group_id: idOf(4, first + place + 1),
        name: `${random.pick<string>(names)} ${formatDate(day(age))}.pdf`,
        tags: tags.filter(() => random.chance(0.6)),
        document_date: day(age),
        created_at: moment(age + 1, '10:15'),
        hidden_at: random.chance(0.05) ? moment(age + 2, '09:00') : null,
        byte_size: random.int(40, 4000) * 1000,
        page_count: random.int(1, 24),
      });
    }),
  };
}

const yearOfDocument = ({ document_date }: ArchiveDocument): number => Number(document_date.slice(0, 4));

/** What the board hides needs a script. */
function respond({ groups, documents }: ArchiveData): Responders<typeof archiveContract> {
  const items = keepRows(documents);
  const isClosed = (groupId: string): boolean =>
    groups.some(({ id, is_board_only }) => id === groupId && is_board_only);
  const withGroup = <T extends ArchiveDocument>(item: T): T => ({
    ...item,
    is_board_only: isClosed(item.group_id),
  });
  const seen = (item: ArchiveDocument | Refusal) => (item instanceof Refusal ? item : withGroup(item));
  const filtered = (query: URLSearchParams): ArchiveDocument[] => {
    const [groupId, year, tag] = [query.get('group_id'), query.get('year'), query.get('tag')];
    return items
      .all()
      .filter(
        (item) =>
          (query.get('with_hidden') === 'true' || item.hidden_at === null) &&
          (!groupId || item.group_id === groupId) &&
          (!year || yearOfDocument(item) === Number(year)) &&
          (!tag || item.tags.includes(tag)),
      );
  };
  const withCounts = (group: ArchiveGroup): ArchiveGroup => {
    const own = items.all().filter(({ group_id }) => group_id === group.id);
    const hidden = own.filter(({ hidden_at }) => hidden_at !== null);
    return { ...group, document_count: own.length - hidden.length, hidden_count: hidden.length };
  };
  return {
    listGroups: () => ({ data: groups.map(withCounts) }),
    listFacets: ({ query }) => {
      const shown = inOrder(filtered(query), new URLSearchParams(), '-document_date');
      return {
        years: counted(shown.map(yearOfDocument)).map(([year, document_count]) => ({ year, document_count })),
        tags: counted(shown.flatMap(({ tags }) => tags)).map(([tag, document_count]) => ({
          tag,
          document_count,
        })),
      };
    },
    listDocuments: ({ query }) => {
      const asked = query.get('sort') === 'relevance' ? new URLSearchParams() : query;
      return searchedPage(query, (has) => {
        const found = filtered(query).filter(({ name }) => has(name));
        return pageOf(inOrder(found.map(withGroup).map(documentInList), asked, '-document_date'), query);
      });
    },
    uploadDocument: ({ body: { group_id, name, tags, document_date }, file, member }) => {
      if (!groups.some(({ id }) => id === group_id)) return new Refusal('not_found');
      const extension = extensionOf(file?.name ?? 'Document.pdf');
      return items.add(
        aDocument(900_000 + items.count(), {
          group_id,
          is_board_only: isClosed(group_id),
          name: name ? `${name}.${extension}` : (file?.name ?? 'Document.pdf'),
          extension,
          media_type: isDocumentExtension(extension) ? documentTypes[extension] : documentTypes.pdf,
          byte_size: file?.size ?? 1000,
          tags,
          document_date: document_date ?? nowOf(member).slice(0, 10),
          created_at: nowOf(member),
          searchability: 'pending',
        }),
      );
    },
    getDocument: ({ params }) => seen(items.find(params.document_id)),
    updateDocument: ({ params, body: { version, name, group_id, document_date, tags } }) => {
      const item = items.find(params.document_id);
      if (item instanceof Refusal) return item;
      const changes: Partial<ArchiveDocument> = {
        ...(group_id !== undefined && { group_id }),
        ...(document_date !== undefined && { document_date }),
        ...(tags !== undefined && { tags }),
        // A document keeps its extension when it is renamed.
        ...(name !== undefined && { name: `${name}.${item.extension}` }),
      };
      return seen(items.change(item.id, changes, version));
    },
    hideDocument: ({ params, member }) =>
      seen(items.change(params.document_id, { hidden_at: nowOf(member) })),
    unhideDocument: ({ params }) => seen(items.change(params.document_id, { hidden_at: null })),
  };
}

export const archiveCalls = (data: ArchiveData) => callsOf(archiveContract, respond(data));

export const archiveMock = defineMock({
  contract: archiveContract,
  generate: seventyDocuments,
  respond,
});
