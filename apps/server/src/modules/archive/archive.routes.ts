import { archiveContract } from '@mijn/domain/archive/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { bind } from '../../wire/index.ts';
import { sendDocument, sendDocumentsZip, sendDocumentThumbnail } from './archive-bytes.ts';
import { createDocument } from './archive-create.ts';
import { changeDocument, document, documents, facets, groups, hideDocument } from './archive.service.ts';

/** The calls of the archive (decisions §5 to §7). */
export function registerArchive(api: FastifyInstance, services: Services): void {
  const { database, now } = services;

  bind(api, archiveContract.listGroups, async ({ caller }) => groups(database, caller));
  bind(api, archiveContract.listFacets, async ({ caller, query }) => facets(database, caller, query));
  bind(api, archiveContract.listDocuments, async ({ caller, query }) => documents(database, caller, query));
  bind(api, archiveContract.getDocument, async ({ caller, params }) =>
    document(database.queries, caller, params.document_id),
  );
  bind(api, archiveContract.uploadDocument, async ({ caller, request }) =>
    createDocument(services, caller, request, now()),
  );
  bind(api, archiveContract.updateDocument, async ({ caller, params, body }) =>
    changeDocument(database, caller, params.document_id, body, now()),
  );
  bind(api, archiveContract.hideDocument, async ({ caller, params }) =>
    hideDocument(database, caller, params.document_id, true, now()),
  );
  bind(api, archiveContract.unhideDocument, async ({ caller, params }) =>
    hideDocument(database, caller, params.document_id, false, now()),
  );
  bind(api, archiveContract.downloadDocument, async ({ caller, params, query, ...exchange }) =>
    sendDocument(services, caller, params.document_id, query.disposition, exchange),
  );
  bind(api, archiveContract.getThumbnail, async ({ caller, params, ...exchange }) =>
    sendDocumentThumbnail(services, caller, params.document_id, exchange),
  );
  bind(api, archiveContract.downloadZip, async ({ caller, query, ...exchange }) =>
    sendDocumentsZip(services, caller, query.ids.split(','), now(), exchange),
  );
}
