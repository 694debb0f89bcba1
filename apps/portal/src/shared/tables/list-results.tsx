import type { DrawingName } from '@mijn/ui/empty-state';
import { PagedList, type PagedListProps } from '@mijn/ui/paged-list';
import type { ReactNode } from 'react';
import { isOutdated, QueryState, steady } from '../shell/query-state.tsx';
import { EmptyList, type EmptyTexts } from './empty-list.tsx';
import { pagesOf } from './list-pages.ts';
import type { List } from './use-list.ts';

interface ListResultsProps<Row> extends Pick<
  PagedListProps<Row>,
  'rowKind' | 'hasHeadings' | 'select' | 'children'
> {
  list: List<Row>;
  drawing?: DrawingName;
  texts: EmptyTexts & { failed: string; count: (total: number, rows: readonly Row[]) => string };
  skeleton: ReactNode;
  /** Stands above the empty state. */
  none?: ReactNode;
  /** Stands below the loaded list, also if it is empty. */
  below?: ReactNode;
}

/** Shows a list whose rows are not a table. */
export function ListResults<Row>({
  list,
  drawing,
  texts,
  skeleton,
  none,
  below,
  ...parts
}: ListResultsProps<Row>) {
  const { query, isFiltered, onClear, onPage, printing } = list;
  return (
    <QueryState query={steady(query)} failure={texts.failed} skeleton={skeleton}>
      {({ data, meta }) => (
        <>
          {data.length === 0 ? (
            <>
              {none}
              <EmptyList drawing={drawing} texts={texts} isFiltered={isFiltered} onClear={onClear} />
            </>
          ) : (
            <PagedList
              {...parts}
              countText={(total) => texts.count(total, data)}
              rows={data}
              paging={{ ...pagesOf(meta), onPage }}
              isOutdated={isOutdated(query)}
              {...(printing && { printing })}
            />
          )}
          {below}
        </>
      )}
    </QueryState>
  );
}
