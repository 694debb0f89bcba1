import type { ArchiveDocument } from '@mijn/domain/archive';
import { DocumentListSkeleton } from '@mijn/ui/document-list';
import { ResultCount } from '@mijn/ui/filter-bar';
import { Pagination } from '@mijn/ui/pagination';
import { Stack } from '@mijn/ui/stack';
import { FileRows } from '../../../../shared/files/file-rows.tsx';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { QueryState, steady } from '../../../../shared/shell/query-state.tsx';
import { EmptyList } from '../../../../shared/tables/empty-list.tsx';
import { pagesOf, useWithinPages } from '../../../../shared/tables/list-pages.ts';
import { type ArchiveProps, toQuery, useListArchiveDocumentsQuery } from '../../archive.endpoints.ts';
import { useDocumentLinks } from '../../use-document-links.ts';
import { searchabilityMark } from '../../searchability.ts';
import type { Selection } from '../../use-selection.ts';
import { useDocumentMenus } from './use-document-menus.tsx';
import { texts } from './texts.ts';

interface DocumentResultsProps extends ArchiveProps {
  /** Returns the URL that opens a document over the list, at the page where the search has found its text. */
  hrefOf: (documentId: string, page?: number) => string;
  selection: Selection;
  canChange: boolean;
  onEdit: (item: ArchiveDocument) => void;
}

/** Shows the documents that match the filters, one page at a time. */
export function DocumentResults(props: DocumentResultsProps) {
  const { id: association_id } = useAssociation();
  const { settings, onChange, hrefOf, selection, canChange, onEdit } = props;
  const { q, group_id, year, tag } = settings;
  const query = useWithinPages(
    useListArchiveDocumentsQuery({ params: { association_id }, query: toQuery(settings) }),
    (page, options) => onChange({ page }, options),
  );
  const linksOf = useDocumentLinks();
  const { menuOf, question } = useDocumentMenus({ canChange, onEdit });

  return (
    <QueryState query={steady(query)} failure={texts.failed} skeleton={<DocumentListSkeleton />}>
      {({ data, meta }) => (
        <div aria-busy={query.isFetching}>
          <Stack gap="small">
            <ResultCount>{texts.count(meta.total)}</ResultCount>
            {data.length === 0 ? (
              <EmptyList
                texts={texts}
                isFiltered={Boolean(q || group_id || year || tag)}
                onClear={() =>
                  onChange({ q: undefined, group_id: undefined, year: undefined, tag: undefined })
                }
              />
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
                  menu: menuOf(item, hrefOf(item.id)),
                })}
              />
            )}
            <Pagination {...pagesOf(meta)} onChange={(page) => onChange({ page })} />
          </Stack>
          {question}
        </div>
      )}
    </QueryState>
  );
}
