import type { ArchiveDocument } from '@mijn/domain/archive';
import { DocumentListSkeleton } from '@mijn/ui/document-list';
import { PagedList } from '@mijn/ui/paged-list';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import { FileRows } from '../../../../shared/files/file-rows.tsx';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { isOutdated, QueryState, steady } from '../../../../shared/shell/query-state.tsx';
import { EmptyList } from '../../../../shared/tables/empty-list.tsx';
import { pagesOf, useWithinPages } from '../../../../shared/tables/list-pages.ts';
import { allRows, usePrinting } from '../../../../shared/tables/use-printing.ts';
import {
  type ArchiveProps,
  toQuery,
  useLazyListArchiveDocumentsQuery,
  useListArchiveDocumentsQuery,
} from '../../archive.endpoints.ts';
import { useDocumentLinks } from '../../use-document-links.ts';
import { searchabilityMark } from '../../searchability.ts';
import { visibilityMark } from '../../visibility-mark.ts';
import type { Selection } from '../../use-selection.ts';
import { DocumentSelection, SelectPage } from './document-selection.tsx';
import { useDocumentMenus } from './use-document-menus.tsx';
import { texts } from './texts.ts';

interface DocumentResultsProps extends ArchiveProps {
  /** Returns the URL that opens a document over the list, at the page where the search has found its text. */
  hrefOf: (documentId: string, page?: number) => string;
  selection: Selection;
  canChange: boolean;
  onEdit: (item: ArchiveDocument) => void;
}

export function DocumentResults(props: DocumentResultsProps) {
  const { id: association_id } = useAssociation();
  const { settings, onChange, hrefOf, selection, canChange, onEdit } = props;
  const { q, group_id, year, tag } = settings;
  const input = { params: { association_id }, query: toQuery(settings) };
  const query = useWithinPages(useListArchiveDocumentsQuery(input), (page, options) =>
    onChange({ page }, options),
  );
  const [fetchDocuments] = useLazyListArchiveDocumentsQuery();
  const fetchPage = (paging: { page: number; per_page: number }) =>
    fetchDocuments({ ...input, query: { ...input.query, ...paging } }).unwrap();
  const printing = usePrinting(query.currentData, fetchPage);
  const linksOf = useDocumentLinks();
  const { menuOf, question } = useDocumentMenus({ canChange, onEdit });

  return (
    <QueryState query={steady(query)} failure={texts.failed} skeleton={<DocumentListSkeleton />}>
      {({ data, meta }) => (
        <>
          {data.length === 0 ? (
            <>
              <output>
                <VisuallyHidden>{texts.count(0)}</VisuallyHidden>
              </output>
              <EmptyList
                texts={texts}
                isFiltered={Boolean(q || group_id || year || tag)}
                onClear={() =>
                  onChange({ q: undefined, group_id: undefined, year: undefined, tag: undefined })
                }
              />
            </>
          ) : (
            <PagedList
              countText={texts.count}
              rows={data}
              rowKind="picture"
              paging={{ ...pagesOf(meta), onPage: (page) => onChange({ page }) }}
              isOutdated={isOutdated(query)}
              printing={printing}
              select={<SelectPage selection={selection} shown={data} />}
            >
              {(documents) => (
                <FileRows
                  label={texts.documents}
                  files={documents}
                  linksOf={linksOf}
                  openFile={{ hrefOf }}
                  detailsOf={(item) => ({
                    href: hrefOf(item.id, item.match?.page),
                    date: item.document_date,
                    tags: item.tags,
                    note: searchabilityMark(item),
                    mark: visibilityMark(item),
                    match: item.match,
                    isHidden: item.hidden_at !== null,
                    selection: {
                      isSelected: selection.ids.includes(item.id),
                      isDisabled: selection.isFull && !selection.ids.includes(item.id),
                      onChange: (isSelected) => selection.select([item.id], isSelected),
                    },
                    downloadHref: undefined,
                    menu: menuOf(item, hrefOf(item.id)),
                  })}
                />
              )}
            </PagedList>
          )}
          <DocumentSelection
            selection={selection}
            shown={data}
            total={meta.total}
            fetchFound={() => allRows(fetchPage)}
          />
          {question}
        </>
      )}
    </QueryState>
  );
}
