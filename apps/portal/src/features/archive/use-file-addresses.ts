import { archiveOf } from '@mijn/api/archive';
import type { MediaItem } from '@mijn/domain/archive';
import { useMemo } from 'react';
import { useConnection } from '../../shared/api/connection-context.ts';

/** The addresses of the files of an association's archive. */
export function useFileAddresses(associationId: string) {
  const archive = archiveOf(useConnection());
  return useMemo(() => {
    const paramsOf = (id: string) => ({ association_id: associationId, document_id: id });
    return {
      /** The file to save. */
      downloadOf: ({ id }: Pick<MediaItem, 'id'>) => archive.downloadDocument({ params: paramsOf(id) }),
      /** The file to look at. */
      viewOf: ({ id }: Pick<MediaItem, 'id'>) =>
        archive.downloadDocument({ params: paramsOf(id), query: { disposition: 'inline' } }),
      thumbnailOf: ({ id, has_thumbnail }: Pick<MediaItem, 'id' | 'has_thumbnail'>) =>
        has_thumbnail ? archive.getThumbnail({ params: paramsOf(id) }) : undefined,
      /** Several files as one zip, which the browser streams to disk. */
      zipOf: (ids: readonly string[]) =>
        archive.downloadZip({ params: { association_id: associationId }, query: { ids: ids.join(',') } }),
    };
  }, [archive, associationId]);
}
