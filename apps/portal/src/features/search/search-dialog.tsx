import { call } from '@mijn/api/rtk-query';
import type { Association } from '@mijn/domain/associations';
import { SEARCH_TEXT_LENGTH_MAX } from '@mijn/domain/limits';
import { readSearch, searchOperations } from '@mijn/domain/search';
import { Dialog } from '@mijn/ui/dialog';
import { EmptyState } from '@mijn/ui/empty-state';
import { Link } from '@mijn/ui/link';
import { Spinner } from '@mijn/ui/spinner';
import { useEffect, useEffectEvent, useState } from 'react';
import { SearchPanel } from './search-panel/search-panel.tsx';
import { phoneUrl, useBrand } from '../../shared/brand/brand.ts';
import { apiRoot } from '../../shared/store/api-root.ts';
import { QueryError, steady } from '../../shared/shell/query-state.tsx';
import { useRecentSearches } from './recent-searches.ts';
import { WINDOW } from '../../shared/shortcuts/use-shortcuts.ts';
import { type FindablePlace, findPlaces } from './find-places.ts';
import { groupsOf, withPlaces } from './result-groups.ts';
import type { SearchLists } from './result-url.ts';
import { texts } from './texts.ts';

const searchEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    // Results are not cached, because access can change between two searches for the same words.
    search: build.query(
      call(searchOperations.search, { keepUnusedDataFor: 0, providesTags: ['ArchiveDocument', 'Form'] }),
    ),
  }),
});

const { useSearchQuery } = searchEndpoints;

/** The debounce delay in milliseconds. The search starts when the user has not typed for this time. */
const TYPING_PAUSE_MS = 250;

/** Returns the text after the user has stopped typing. An empty text is returned at once. */
function useSettled(text: string): [settled: string, settle: () => void] {
  const [settled, setSettled] = useState(text);
  const settle = () => setSettled(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text === '' ? '' : settled, settle];
}

export interface SearchDialogProps {
  lists: SearchLists;
  /** The screens and actions that the member may open. */
  places: readonly FindablePlace[];
  association: Association;
  q: string;
  onChange: (q: string) => void;
  onClose: () => void;
  /** Called when another dialog opens over the search, which then has to close. */
  onCovered: () => void;
  onReady: () => void;
}

function useWindowEvent(type: 'focusin' | 'online', onEvent: () => void): void {
  const notify = useEffectEvent(onEvent);
  useEffect(() => {
    const listen = () => notify();
    window.addEventListener(type, listen);
    return () => window.removeEventListener(type, listen);
  }, [type]);
}

/**
 * Closes the search when another dialog opens over it: the viewer of a hit that was still loading, or the question about
 * the session.
 */
function useCloseUnderDialog(close: () => void): void {
  useWindowEvent('focusin', () => {
    if (document.querySelectorAll(WINDOW).length > 1) close();
  });
}

export function SearchDialog({
  lists,
  places,
  association,
  q,
  onChange,
  onClose,
  onCovered,
  onReady,
}: SearchDialogProps) {
  useCloseUnderDialog(onCovered);
  const { phone } = useBrand();
  const [openedAt] = useState(() => new Date());
  const text = q.trim();
  const [asked, settle] = useSettled(text);
  const { recent, add, forget } = useRecentSearches(association.id);
  const query = useSearchQuery(
    { params: { association_id: association.id }, query: { q: asked } },
    { skip: asked === '' },
  );
  useWindowEvent('online', () => {
    if (asked !== '' && query.isError) void query.refetch();
  });
  const found = asked === '' || query.error !== undefined ? [] : (steady(query).currentData?.data ?? []);
  const isAnswered = asked !== '' && query.currentData !== undefined;

  // A place with all words is what was meant: hits with some of the words are then of no use.
  const read = readSearch(asked, openedAt);
  const here = findPlaces(places, read);
  const isPlaceEnough = here.places.length > 0 && !here.isPartial;
  const shown = found.filter(({ is_partial = false }) => !(is_partial && isPlaceEnough));
  const groups = groupsOf(shown, lists, asked, read);
  const all = withPlaces(groups, here, read);
  const count = all.reduce((sum, { total }) => sum + total, 0);
  const status = isAnswered ? (count === 0 ? texts.nothing : texts.found(count)) : '';
  const hasNothing = isAnswered && count === 0;
  const isFirst = query.isFetching && all.length === 0;
  return (
    <Dialog look="palette" title={texts.title} isOpen onClose={onClose}>
      <SearchPanel
        label={texts.label(association.name)}
        q={q}
        onChange={(typed) => onChange(typed.slice(0, SEARCH_TEXT_LENGTH_MAX))}
        groups={all}
        isOutdated={text !== '' && (text !== asked || !isAnswered)}
        onHurry={settle}
        status={status}
        recent={recent}
        onForget={forget}
        onOpen={() => add(asked)}
        onClose={onClose}
        onReady={onReady}
      >
        {asked === '' && recent.length === 0 && <p>{texts.howTo}</p>}
        {isFirst && <Spinner label={texts.searching} />}
        {hasNothing && (
          <EmptyState drawing="search" title={texts.nothing}>
            {texts.nothingText} {texts.call} <Link href={phoneUrl(phone)}>{phone}</Link>
          </EmptyState>
        )}
        {query.error !== undefined && <QueryError query={query} failure={texts.failed} />}
      </SearchPanel>
    </Dialog>
  );
}
