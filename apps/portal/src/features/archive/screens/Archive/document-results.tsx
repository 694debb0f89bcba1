import type { MediaItem } from '@mijn/domain/archive';
import { fileTitle } from '@mijn/domain/files';
import type { Association } from '@mijn/domain/associations';
import { DocumentList, DocumentListSkeleton, DocumentRow } from '@mijn/ui/document-list';
import { EmptyState } from '@mijn/ui/empty-state';
import { ResultCount } from '@mijn/ui/filter-bar';
import { Pagination } from '@mijn/ui/pagination';
import { Stack } from '@mijn/ui/stack';
import { steady } from '../../../../shared/api/steady.ts';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { NothingFound } from '../../../../shared/tables/nothing-found.tsx';
import { useWithinPages } from '../../../../shared/tables/use-within-pages.ts';
import {
  type ArchiveFilters,
  type ChangeFilters,
  type FilterChanges,
  toQuery,
} from '../../archive-filters.ts';
import { useListArchiveDocumentsQuery } from '../../archive.endpoints.ts';
import { searchabilityMark } from '../../searchability.ts';
import { useFileAddresses } from '../../use-file-addresses.ts';
import { DocumentMenu } from './document-menu.tsx';
import { texts } from './texts.ts';
import type { Selection } from './use-selection.ts';

interface DocumentResultsProps {
  association: Association;
  filters: ArchiveFilters;
  onChange: ChangeFilters;
  /** The address that opens a document over the list, at the page that a search found. */
  hrefOf: (documentId: string, page?: number) => string;
  selection: Selection;
  canChange: boolean;
  onEdit: (item: MediaItem) => void;
}

const noFilter: FilterChanges = { q: undefined, groupId: undefined, year: undefined, tag: undefined };

function Nothing({ filters, onChange }: Pick<DocumentResultsProps, 'filters' | 'onChange'>) {
  const { q, groupId, year, tag } = filters;
  if (!q && !groupId && !year && !tag) {
    return <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>;
  }
  return <NothingFound texts={texts.nothingFound} onClear={() => onChange(noFilter)} />;
}

/** The documents that pass the filters, page by page. */
export function DocumentResults(props: DocumentResultsProps) {
  const { association, filters, onChange, hrefOf, selection, canChange, onEdit } = props;
  const query = useWithinPages(
    useListArchiveDocumentsQuery({ associationId: association.id, ...toQuery(filters) }),
    (page, options) => onChange({ page }, options),
  );
  const { thumbnailOf } = useFileAddresses(association.id);

  return (
    <QueryState query={steady(query)} failure={texts.failed} skeleton={<DocumentListSkeleton />}>
      {({ data, meta }) => (
        <div aria-busy={query.isFetching}>
          <Stack gap="small">
            <ResultCount>{texts.count(meta.total)}</ResultCount>
            {data.length === 0 ? (
              <Nothing filters={filters} onChange={onChange} />
            ) : (
              <DocumentList label={texts.documents}>
                {data.map((item) => (
                  <DocumentRow
                    key={item.id}
                    name={fileTitle(item)}
                    href={hrefOf(item.id, item.match?.page)}
                    extension={item.extension}
                    date={item.document_date}
                    byteSize={item.byte_size}
                    tags={item.tags}
                    thumbnail={thumbnailOf(item)}
                    note={searchabilityMark(item)}
                    match={item.match}
                    isHidden={item.hidden_at !== null}
                    selection={{
                      isSelected: selection.isSelected(item.id),
                      onChange: (isSelected) => selection.select(item.id, isSelected),
                    }}
                    menu={
                      <DocumentMenu
                        associationId={association.id}
                        item={item}
                        viewHref={hrefOf(item.id)}
                        canChange={canChange}
                        onEdit={() => onEdit(item)}
                      />
                    }
                  />
                ))}
              </DocumentList>
            )}
            <Pagination
              page={meta.page}
              perPage={meta.per_page}
              total={meta.total}
              onChange={(page) => onChange({ page })}
            />
          </Stack>
        </div>
      )}
    </QueryState>
  );
}
