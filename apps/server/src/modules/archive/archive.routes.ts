import { archiveContract } from '@mijn/domain/archive/contract';
import type { FastifyInstance } from 'fastify';
import { createReader } from '../../documents/index.ts';
import { openFiles } from '../../files/index.ts';
import type { Services } from '../../services.ts';
import { bind } from '../../wire/index.ts';
import { sendDocument, sendThumbnail, sendZip } from './archive-bytes.ts';
import { createDocument } from './archive-create.ts';
import { createArchiveReading } from './archive-reading.ts';
import { changeDocument, document, documents, facets, groups, hideDocument } from './archive.service.ts';

/** Milliseconds between two looks for documents that someone else left to read: an import, or a server that stopped. */
const LOOK_EVERY_MS = 10_000;

/** Reads documents in the background for as long as the app listens. @returns what starts it at once. */
function readInBackground(api: FastifyInstance, services: Services, files: ReturnType<typeof openFiles>) {
  const reader = createReader();
  const reading = createArchiveReading({ ...services, files, reader });
  const wake = () => services.inBackground('read documents', reading.run);
  let timer: NodeJS.Timeout | undefined;
  api.addHook('onListen', async () => {
    wake();
    timer = setInterval(wake, LOOK_EVERY_MS).unref();
  });
  api.addHook('preClose', async () => {
    clearInterval(timer);
    reading.stop();
    await reader.close();
  });
  return wake;
}

/** The calls of the archive (decisions §5 to §7). */
export function registerArchive(api: FastifyInstance, services: Services): void {
  const { database, now } = services;
  const files = openFiles(services.config);
  const needs = { database, files };
  const wakeReader = readInBackground(api, services, files);

  bind(api, archiveContract.listGroups, async ({ caller }) => groups(database, caller));
  bind(api, archiveContract.listFacets, async ({ caller, query }) => facets(database, caller, query));
  bind(api, archiveContract.listDocuments, async ({ caller, query }) => documents(database, caller, query));
  bind(api, archiveContract.getDocument, async ({ caller, params }) =>
    document(database.queries, caller, params.document_id),
  );
  bind(api, archiveContract.uploadDocument, async ({ caller, request }) => {
    const created = await createDocument(needs, caller, request, now());
    wakeReader();
    return created;
  });
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
    sendDocument(needs, caller, params.document_id, query.disposition, exchange),
  );
  bind(api, archiveContract.getThumbnail, async ({ caller, params, ...exchange }) =>
    sendThumbnail(needs, caller, params.document_id, exchange),
  );
  bind(api, archiveContract.downloadZip, async ({ caller, query, ...exchange }) =>
    sendZip(needs, caller, query.ids.split(','), now(), exchange),
  );
}
