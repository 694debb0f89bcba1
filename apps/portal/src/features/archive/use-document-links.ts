import { type ArchiveDocument, archiveOperations } from '@mijn/domain/archive';
import { useFileLinks } from '../../shared/files/file-links.ts';
import { useAssociation } from '../../shared/session/association-context.ts';

export function useDocumentLinks() {
  const { id: association_id } = useAssociation();
  const linksOf = useFileLinks(archiveOperations.downloadDocument, archiveOperations.getThumbnail);
  return ({ id, has_thumbnail }: Pick<ArchiveDocument, 'id' | 'has_thumbnail'>) =>
    linksOf({ association_id, document_id: id }, has_thumbnail);
}
