import { mdiArrowRightThin } from '@mdi/js';
import { fileTitle } from '@mijn/domain/files';
import { formatDate } from '@mijn/domain/formats';
import type { ReadSearch, SearchHit, SearchKind } from '@mijn/domain/search';
import { subjectOf } from '@mijn/domain/todos';
import { extensionOf, isDocumentExtension } from '@mijn/domain/uploads';
import type { SearchResultGroup } from './search-panel/search-panel.tsx';
import type { FoundPlaces } from './find-places.ts';
import * as icons from './kind-icons.ts';
import { hitUrl, listUrl, type SearchLists } from './result-url.ts';
import { texts } from './texts.ts';

const kindIcons: Readonly<Record<SearchKind, string>> = icons;

export interface FoundKind {
  kind: SearchKind;
  total: number;
  hits: readonly SearchHit[];
  is_partial?: boolean | undefined;
}

/** An action item has a description, and its page is called by the subject. */
const titleOf = (kind: SearchKind, { title }: SearchHit): string =>
  kind === 'todos' ? subjectOf(title).subject : title;

function titleOfFile(name: string): string {
  const extension = extensionOf(name);
  return isDocumentExtension(extension) ? fileTitle({ name, extension }) : name;
}

function factsOf({ id, date, match }: SearchHit): readonly string[] | undefined {
  const file = match && match.file_id !== id ? titleOfFile(match.file_name) : undefined;
  const facts = [date === null ? undefined : formatDate(date), file].filter((fact) => fact !== undefined);
  return facts.length > 0 ? facts : undefined;
}

/** Says that the hits have not all words of a search, which may be one word in two parts. */
const partialNote = ({ words }: ReadSearch): string => (words.length > 1 ? texts.partial : texts.partOfWord);

/** A file that stands among the documents is only named at the meeting or message that has it too. */
function isShownAsDocument({ match, id }: SearchHit, found: readonly FoundKind[]): boolean {
  const documents = found.find(({ kind }) => kind === 'documents')?.hits ?? [];
  return match !== null && documents.some((one) => one.id !== id && one.match?.file_name === match.file_name);
}

/** @param q the text of the search, for the addresses of its hits. @param read what the text asks for. */
export function groupsOf(
  found: readonly FoundKind[],
  lists: SearchLists,
  q: string,
  read: ReadSearch,
): SearchResultGroup[] {
  return found.flatMap(({ kind, total, hits, is_partial = false }) => {
    const list = lists[kind];
    if (!list) return [];
    const results = hits.map((hit) => ({
      id: hit.id,
      title: titleOf(kind, hit),
      href: hitUrl(list, hit, q),
      facts: factsOf(hit),
      isCancelled: hit.is_cancelled,
      isBoardOnly: hit.is_board_only,
      match: isShownAsDocument(hit, found) ? null : hit.match,
    }));
    const note = is_partial ? { note: partialNote(read) } : {};
    return [
      {
        id: kind,
        title: list.title,
        icon: kindIcons[kind],
        total,
        allHref: listUrl(list, q),
        results,
        ...note,
      },
    ];
  });
}

/**
 * Adds the screens and actions: before the hits, unless the search asks for what was last or of a date, or the hits have more
 * of the words.
 */
export function withPlaces(
  groups: readonly SearchResultGroup[],
  { places, isPartial }: FoundPlaces,
  { isByDate }: ReadSearch,
): readonly SearchResultGroup[] {
  if (places.length === 0) return groups;
  const group = {
    id: 'places',
    title: texts.places,
    icon: mdiArrowRightThin,
    total: places.length,
    results: places.map(({ title, href, facts, icon }) => ({ id: href + title, title, href, facts, icon })),
    ...(isPartial && { note: texts.partial }),
  };
  if (!isPartial) return isByDate ? [...groups, group] : [group, ...groups];
  const before = groups.filter(({ note }) => note === undefined);
  return [...before, group, ...groups.filter(({ note }) => note !== undefined)];
}
