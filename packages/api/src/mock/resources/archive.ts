import type {
  ArchiveDocument,
  ArchiveDocumentInList,
  ArchiveGroup,
  ArchiveGroupVisibility,
} from '@mijn/domain/archive';
import { archiveContract } from '@mijn/domain/archive/contract';
import { formatDate } from '@mijn/domain/formats';
import { canManageArchive, isBoardMember } from '@mijn/domain/roles';
import { documentTypes, extensionOf, isDocumentExtension } from '@mijn/domain/uploads';
import type { LastChange } from '@mijn/domain/visibility';
import type { HttpHandler } from 'msw';
import type { Member } from '../call/member.ts';
import { Refusal } from '../call/refusal.ts';
import { counted, inOrder, keepRows, pageOf, searchedPage } from '../call/rows.ts';
import { aHit, searchOf } from '../call/search.ts';
import { changedBy, nowOf, UNCHANGED } from '../call/visibility.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { aFile } from '../provider/files.ts';
import { idOf } from '../provider/ids.ts';
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
    groups: paperwork.map(({ group, isBoardOnly }, index) =>
      aGroup(first + index + 1, { name: group, is_board_only: isBoardOnly }),
    ),
    documents: rows(70, (number, index) => {
      const place = random.int(0, paperwork.length - 1);
      const { names, tags, isYearly } = paperwork[place] ?? paperwork[0];
      const age = -2 - index * 14 - random.int(0, 12);
      return aDocument(number, {
        group_id: idOf(4, first + place + 1),
        name: `${random.pick<string>(names)} ${isYearly ? Number(day(age).slice(0, 4)) - 1 : formatDate(day(age))}.pdf`,
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

type KeptGroup = ArchiveGroup & LastChange;

function respond({ groups: initial, documents }: ArchiveData): Responders<typeof archiveContract> {
  const groups = keepRows<KeptGroup>(initial.map((group) => ({ ...UNCHANGED, ...group })));
  const items = keepRows(documents);
  let uploads = 0;
  const seesAll = (member: Member | undefined) => !member || isBoardMember(member.association);
  const groupsFor = (member: Member | undefined) =>
    groups.all().filter(({ is_board_only }) => seesAll(member) || !is_board_only);
  const isClosed = (groupId: string): boolean =>
    groups.all().some(({ id, is_board_only }) => id === groupId && is_board_only);
  const withGroup = <T extends ArchiveDocument>(item: T): T => ({
    ...item,
    is_board_only: isClosed(item.group_id),
  });
  const seen = (item: ArchiveDocument | Refusal) => (item instanceof Refusal ? item : withGroup(item));
  const unexpected = (count: number, max: number | undefined): Refusal | undefined =>
    max !== undefined && count > max
      ? new Refusal('conflict', { params: { documents: count, owners: MOCKED_OWNERS } })
      : undefined;
  const isFor = (member: Member | undefined, item: ArchiveDocument) =>
    seesAll(member) || (item.hidden_at === null && groupsFor(member).some(({ id }) => id === item.group_id));
  const find = (id: string, member: Member | undefined): ArchiveDocument | Refusal => {
    const item = items.find(id);
    return item instanceof Refusal || isFor(member, item) ? seen(item) : new Refusal('not_found');
  };
  const filtered = (query: URLSearchParams, member: Member | undefined): ArchiveDocument[] => {
    const [groupId, year, tag] = [query.get('group_id'), query.get('year'), query.get('tag')];
    return items
      .all()
      .filter(
        (item) =>
          isFor(member, item) &&
          (query.get('with_hidden') === 'true' || item.hidden_at === null) &&
          (!groupId || item.group_id === groupId) &&
          (!year || yearOfDocument(item) === Number(year)) &&
          (!tag || item.tags.includes(tag)),
      );
  };
  const withCounts = (group: KeptGroup): KeptGroup => {
    const own = items.all().filter(({ group_id }) => group_id === group.id);
    const hidden = own.filter(({ hidden_at }) => hidden_at !== null);
    return { ...group, document_count: own.length - hidden.length, hidden_count: hidden.length };
  };
  const withoutChange = ({
    version: _version,
    changed_at: _at,
    changed_by: _by,
    ...group
  }: KeptGroup): ArchiveGroup => group;
  const visibilityOf = (group: KeptGroup): ArchiveGroupVisibility => withCounts(group);
  const file = ({ params, member }: { params: { document_id: string }; member?: Member | undefined }) => {
    const item = find(params.document_id, member);
    return item instanceof Refusal ? item : item.name;
  };
  return {
    listGroups: ({ member }) => ({ data: groupsFor(member).map(withCounts).map(withoutChange) }),
    listGroupVisibility: () => ({ data: groups.all().map(visibilityOf) }),
    updateGroupVisibility: ({ params, body: { version, is_board_only, visible_max }, member }) => {
      const before = groups.find(params.group_id);
      const isShown = !(before instanceof Refusal) && before.is_board_only && !is_board_only;
      const refusal = isShown ? unexpected(withCounts(before).document_count, visible_max) : undefined;
      if (refusal) return refusal;
      const group = groups.change(params.group_id, { is_board_only, ...changedBy(member) }, version);
      return group instanceof Refusal ? group : visibilityOf(group);
    },
    listFacets: ({ query, member }) => {
      const shown = inOrder(filtered(query, member), new URLSearchParams(), '-document_date');
      return {
        years: counted(shown.map(yearOfDocument)).map(([year, document_count]) => ({ year, document_count })),
        tags: counted(shown.flatMap(({ tags }) => tags)).map(([tag, document_count]) => ({
          tag,
          document_count,
        })),
      };
    },
    listDocuments: ({ query, member }) => {
      const asked = query.get('sort') === 'relevance' ? new URLSearchParams() : query;
      return searchedPage(query, (has) => {
        const found = filtered(query, member).filter(({ name }) => has(name));
        return pageOf(inOrder(found.map(withGroup).map(documentInList), asked, '-document_date'), query);
      });
    },
    uploadDocument: ({ body, file: uploaded, member }) => {
      if (groups.find(body.group_id) instanceof Refusal) return new Refusal('not_found');
      const refusal = unexpected(isClosed(body.group_id) ? 0 : 1, body.visible_max);
      if (refusal) return refusal;
      uploads += 1;
      const extension = extensionOf(uploaded?.name ?? 'Document.pdf');
      const name = body.name ? `${body.name}.${extension}` : (uploaded?.name ?? 'Document.pdf');
      return items.add(
        aDocument(900_000 + uploads, {
          group_id: body.group_id,
          is_board_only: isClosed(body.group_id),
          name,
          extension,
          media_type: isDocumentExtension(extension) ? documentTypes[extension] : documentTypes.pdf,
          byte_size: uploaded?.size ?? 1000,
          tags: body.tags ?? [],
          document_date: body.document_date ?? nowOf(member).slice(0, 10),
          created_at: nowOf(member),
          searchability: 'pending',
        }),
      );
    },
    getDocument: ({ params, member }) => find(params.document_id, member),
    updateDocument: ({ params, body: { version, visible_max, name, group_id, document_date, tags } }) => {
      const item = items.find(params.document_id);
      if (item instanceof Refusal) return item;
      const isShown =
        item.hidden_at === null && isClosed(item.group_id) && !isClosed(group_id ?? item.group_id);
      const refusal = item.version === version ? unexpected(Number(isShown), visible_max) : undefined;
      if (refusal) return refusal;
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
    unhideDocument: ({ params, query }) => {
      const item = items.find(params.document_id);
      if (item instanceof Refusal) return item;
      const isShown = item.hidden_at !== null && !isClosed(item.group_id);
      const max = query.get('visible_max');
      return (
        unexpected(Number(isShown), max === null ? undefined : Number(max)) ??
        seen(items.change(item.id, { hidden_at: null }))
      );
    },
    downloadDocument: file,
    getThumbnail: file,
    downloadZip: ({ query, member }) =>
      (query.get('ids') ?? '').split(',').some((id) => find(id, member) instanceof Refusal)
        ? new Refusal('not_found')
        : 'Documenten',
  };
}

export const archiveCalls = (data: ArchiveData): HttpHandler[] => callsOf(archiveContract, respond(data));

export const archiveMock = defineMock({
  contract: archiveContract,
  mayChange: canManageArchive,
  generate: seventyDocuments,
  respond,
  search: searchOf(
    'documents',
    (ask, query) => ask(archiveContract.listDocuments, query),
    ({ id, name, document_date, is_board_only }) => aHit(id, name, document_date, { is_board_only }),
  ),
});
