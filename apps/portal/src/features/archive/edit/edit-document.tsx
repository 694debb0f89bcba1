import { errorText } from '@mijn/api/texts';
import type { ArchiveDocument } from '@mijn/domain/archive';
import { Dialog } from '@mijn/ui/dialog';
import { ErrorState } from '@mijn/ui/error-state';
import { useState } from 'react';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useGetArchiveDocumentQuery } from '../archive.endpoints.ts';
import { DocumentForm } from './document-form.tsx';
import { texts } from './texts.ts';

interface EditDocumentProps {
  documentId: string;
  /** The document as the list shows it, where the dialog was opened from there. */
  picked: ArchiveDocument | undefined;
  onClose: () => void;
}

/** The dialog that edits one document, for the board (decisions §5). Closing it keeps what was typed as a draft. */
export function EditDocument({ documentId, picked, onClose }: EditDocumentProps) {
  const { id: association_id } = useAssociation();
  // What is edited stays what it was when the dialog opened, whatever is fetched meanwhile.
  const [item, setItem] = useState(picked);
  const query = useGetArchiveDocumentQuery(
    { params: { association_id, document_id: documentId } },
    { skip: item !== undefined, refetchOnMountOrArgChange: true },
  );
  const error = errorOf(query);
  if (!item && !query.isFetching && query.currentData) setItem(query.currentData);
  if (item) return <DocumentForm item={item} onClose={onClose} />;
  // The dialog opens with what it is about: one that first shows that it loads would open twice.
  if (!error || query.isFetching) return null;
  return (
    <Dialog title={texts.title} isOpen onClose={onClose}>
      <ErrorState title={texts.failed} onRetry={() => void query.refetch()}>
        {errorText(error)}
      </ErrorState>
    </Dialog>
  );
}
