import type { ArchiveDocument } from '@mijn/domain/archive';
import { fileTitle } from '@mijn/domain/files';
import { Dialog } from '@mijn/ui/dialog';
import { Spinner } from '@mijn/ui/spinner';
import { Tag } from '@mijn/ui/tag';
import { isNotFound } from '../../../shared/api/error-of.ts';
import { fileActions, FileView, GoneFile, type ViewedFile } from '../../../shared/files/file-viewer.tsx';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { QueryState } from '../../../shared/shell/query-state.tsx';
import { useGetArchiveDocumentQuery } from '../archive.endpoints.ts';
import { useDocumentLinks } from '../use-document-links.ts';
import { visibilityMark } from '../visibility-mark.ts';
import { searchabilityNote } from '../searchability.ts';

const texts = {
  loading: 'Het document wordt geladen',
  notFound: 'Dit document bestaat niet (meer), of u kunt het niet bekijken',
  this: 'Dit document',
  hidden: 'verborgen',
  document: 'Document',
} as const;

interface DocumentViewerProps {
  documentId: string;
  hit: ViewedFile['hit'];
  onClose: () => void;
}

export function DocumentViewer({ documentId, hit, onClose }: DocumentViewerProps) {
  const { id: association_id } = useAssociation();
  const query = useGetArchiveDocumentQuery({ params: { association_id, document_id: documentId } });
  const linksOf = useDocumentLinks();
  const viewed = (file: ArchiveDocument): ViewedFile => ({
    file,
    links: linksOf(file),
    hit,
    note: searchabilityNote(file),
  });
  const item = query.currentData;
  // The earlier response stays in the query when a later one says that the document is gone.
  const isGone = item !== undefined && isNotFound(query);
  const mark = item && (item.hidden_at === null ? visibilityMark(item) : texts.hidden);
  return (
    <Dialog
      look="wide"
      title={item ? fileTitle(item) : texts.document}
      isOpen
      onClose={onClose}
      actions={item && !isGone && fileActions(viewed(item))}
    >
      {isGone ? (
        <GoneFile what={texts.this} />
      ) : (
        <QueryState query={query} failure={texts.notFound} skeleton={<Spinner label={texts.loading} />}>
          {(found) => (
            <>
              {mark !== undefined && (
                <p>
                  <Tag look="attention">{mark}</Tag>
                </p>
              )}
              <FileView {...viewed(found)} />
            </>
          )}
        </QueryState>
      )}
    </Dialog>
  );
}
