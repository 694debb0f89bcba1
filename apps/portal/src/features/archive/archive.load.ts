import { loadChunk } from '../../shared/chunks/load-chunk.ts';
import { openFileUrl } from '../../shared/files/use-open-file.ts';
import type { Load } from '../../shared/routing/portal-route.ts';
import { IF_OLD } from '../../shared/store/api-root.ts';
import { archiveUrl, archiveEndpoints, facetsInput, toQuery } from './archive.endpoints.ts';
import { documentViewer } from './viewer/lazy-viewer.ts';

const { util } = archiveEndpoints;

export const load: Load =
  ({ association_id, settingsOf }) =>
  (dispatch) => {
    const filters = settingsOf('archive', archiveUrl);
    const params = { association_id };
    dispatch(util.prefetch('listArchiveDocuments', { params, query: toQuery(filters) }, IF_OLD));
    dispatch(util.prefetch('listArchiveGroups', { params }, IF_OLD));
    dispatch(util.prefetch('listArchiveFacets', facetsInput(association_id, filters), IF_OLD));
    const { openId } = settingsOf('open-document', openFileUrl);
    if (openId === undefined) return;
    dispatch(util.prefetch('getArchiveDocument', { params: { ...params, document_id: openId } }, IF_OLD));
    void documentViewer.preload(loadChunk);
  };
