import type { Association } from '@mijn/domain/associations';
import { formatDate } from '@mijn/domain/formats';
import { type SearchHit, searchOperations } from '@mijn/domain/search';
import { Dialog } from '@mijn/ui/dialog';
import { EmptyState } from '@mijn/ui/empty-state';
import { SearchPanel } from '@mijn/ui/search-panel';
import { Spinner } from '@mijn/ui/spinner';
import { useEffect, useState } from 'react';
import { apiRoot, call } from '../../shared/api/api-root.ts';
import { QueryError, steady } from '../../shared/shell/query-state.tsx';
import { hitAddress, listAddress, type SearchLists } from './result-address.ts';
import { texts } from './texts.ts';

/** The endpoint of the search over everything that the member may see in one association. */
const searchEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    // Results are not cached, because what the member may see can change between two searches for the same
    // words.
    search: build.query(call(searchOperations.search, { keepUnusedDataFor: 0 })),
  }),
});

export const { useSearchQuery } = searchEndpoints;

/** The debounce delay in milliseconds. The search starts when the user has not typed for this time. */
const TYPING_PAUSE_MS = 250;

/** Returns the text after the user has stopped typing. An empty text is returned at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}

interface SearchDialogProps {
  lists: SearchLists;
  association: Association;
  q: string;
  onChange: (q: string) => void;
  onClose: () => void;
}

/** Returns the line that identifies a hit: the date, and the name of the file that contains the match. */
function metaOf({ id, date, match }: SearchHit): string | undefined {
  const file = match && match.file_id !== id ? match.file_name : undefined;
  return [date === null ? undefined : formatDate(date), file].filter(Boolean).join(' · ') || undefined;
}

/** Shows the dialog of the search over everything in the active association. */
export function SearchDialog({ lists, association, q, onChange, onClose }: SearchDialogProps) {
  const asked = useSettled(q.trim());
  const query = useSearchQuery(
    { params: { association_id: association.id }, query: { q: asked } },
    { skip: asked === '' },
  );
  const found = asked === '' || query.error !== undefined ? [] : (steady(query).currentData?.data ?? []);
  const count = found.reduce((sum, { total }) => sum + total, 0);
  const isAnswered = asked !== '' && query.currentData !== undefined;

  const groups = found.flatMap(({ kind, total, hits }) => {
    const list = lists[kind];
    if (!list) return [];
    const results = hits.map((hit) => ({
      id: hit.id,
      title: hit.title,
      href: hitAddress(list, hit, asked),
      meta: metaOf(hit),
      match: hit.match,
    }));
    return [{ id: kind, title: list.title, total, allHref: listAddress(list, asked), results }];
  });
  const status = isAnswered ? (count === 0 ? texts.nothing : texts.found(count)) : '';
  return (
    <Dialog look="drawer" title={texts.title} isOpen onClose={onClose}>
      <SearchPanel
        label={texts.label(association.name)}
        q={q}
        onChange={onChange}
        groups={groups}
        status={status}
      >
        {asked === '' && <p>{texts.howTo}</p>}
        {query.isLoading && <Spinner label={texts.searching} />}
        {isAnswered && count === 0 && (
          <EmptyState drawing="search" title={texts.nothing}>
            {texts.nothingText}
          </EmptyState>
        )}
        <QueryError query={query} failure={texts.failed} />
      </SearchPanel>
    </Dialog>
  );
}
