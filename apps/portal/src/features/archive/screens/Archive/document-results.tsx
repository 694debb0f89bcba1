import type { ArchiveDocument } from '@mijn/domain/archive';
import { DocumentListSkeleton } from '@mijn/ui/document-list';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import { FileRows } from '../../../../shared/files/file-rows.tsx';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { ListResults } from '../../../../shared/tables/list-results.tsx';
import { useList } from '../../../../shared/tables/use-list.ts';
import { allRows } from '../../../../shared/tables/use-printing.ts';
import {
  type ArchiveProps,
  archiveUrl,
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
  const input = { params: { association_id }, query: toQuery(settings) };
  const lazy = useLazyListArchiveDocumentsQuery();
  const list = useList(useListArchiveDocumentsQuery(input), {
    url: archiveUrl,
    settings,
    onChange,
    input,
    lazy,
  });
  const shown = list.shown?.data ?? [];
  const linksOf = useDocumentLinks();
  const { menuOf, question } = useDocumentMenus({ canChange, onEdit });

  return (
    <ListResults
      list={list}
      texts={texts}
      skeleton={<DocumentListSkeleton />}
      rowKind="picture"
      none={
        <output>
          <VisuallyHidden>{texts.count(0)}</VisuallyHidden>
        </output>
      }
      select={<SelectPage selection={selection} shown={shown} />}
      below={
        <>
          <DocumentSelection
            selection={selection}
            shown={shown}
            total={list.shown?.meta.total ?? 0}
            fetchFound={() => allRows(list.fetchPage)}
          />
          {question}
        </>
      }
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
    </ListResults>
  );
}
