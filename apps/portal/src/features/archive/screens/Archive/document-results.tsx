import type { ArchiveDocument } from '@mijn/domain/archive';
import { DocumentListSkeleton } from '@mijn/ui/document-list';
import { EmptyState } from '@mijn/ui/empty-state';
import { ResultCount } from '@mijn/ui/filter-bar';
import { Pagination } from '@mijn/ui/pagination';
import { Stack } from '@mijn/ui/stack';
import { steady } from '../../../../shared/api/steady.ts';
import { FileRows } from '../../../../shared/files/file-rows.tsx';
import { useAssociation } from '../../../../shared/session/association-context.ts';
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
import { useDocumentLinks } from '../../use-document-links.ts';
import { DocumentMenu } from './document-menu.tsx';
import { texts } from './texts.ts';
import type { Selection } from './use-selection.ts';

interface DocumentResultsProps {
  filters: ArchiveFilters;
  onChange: ChangeFilters;
  /** The address that opens a document over the list, at the page that a search found. */
  hrefOf: (documentId: string, page?: number) => string;
  selection: Selection;
  canChange: boolean;
  onEdit: (item: ArchiveDocument) => void;
}

const noFilter: FilterChanges = { q: undefined, group_id: undefined, year: undefined, tag: undefined };

function Nothing({ filters, onChange }: Pick<DocumentResultsProps, 'filters' | 'onChange'>) {
  const { q, group_id, year, tag } = filters;
  if (!q && !group_id && !year && !tag) {
    return <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>;
  }
  return <NothingFound texts={texts.nothingFound} onClear={() => onChange(noFilter)} />;
}

/** The documents that pass the filters, page by page. */
export function DocumentResults(props: DocumentResultsProps) {
  const { id: association_id } = useAssociation();
  const { filters, onChange, hrefOf, selection, canChange, onEdit } = props;
  const query = useWithinPages(
    useListArchiveDocumentsQuery({ params: { association_id }, query: toQuery(filters) }),
    (page, options) => onChange({ page }, options),
  );
  const linksOf = useDocumentLinks();

  return (
    <QueryState query={steady(query)} failure={texts.failed} skeleton={<DocumentListSkeleton />}>
      {({ data, meta }) => (
        <div aria-busy={query.isFetching}>
          <Stack gap="small">
            <ResultCount>{texts.count(meta.total)}</ResultCount>
            {data.length === 0 ? (
              <Nothing filters={filters} onChange={onChange} />
            ) : (
              <FileRows
                label={texts.documents}
                files={data}
                linksOf={linksOf}
                openFile={{ hrefOf }}
                detailsOf={(item) => ({
                  href: hrefOf(item.id, item.match?.page),
                  date: item.document_date,
                  tags: item.tags,
                  note: searchabilityMark(item),
                  match: item.match,
                  isHidden: item.hidden_at !== null,
                  selection: {
                    isSelected: selection.isSelected(item.id),
                    onChange: (isSelected) => selection.select(item.id, isSelected),
                  },
                  downloadHref: undefined,
                  menu: (
                    <DocumentMenu
                      item={item}
                      viewHref={hrefOf(item.id)}
                      canChange={canChange}
                      onEdit={() => onEdit(item)}
                    />
                  ),
                })}
              />
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
