import { archiveContract } from '@mijn/domain/archive/contract';
import { dutchTime, formatDate } from '@mijn/domain/formats';
import { canManageArchive } from '@mijn/domain/roles';
import { validate as isUuid } from 'uuid';
import { sendStoredFile, sendThumbnail, sendZip } from '../../capabilities/files/index.ts';
import { overviewPartOf } from '../../capabilities/lists/read-list.ts';
import { AppError, type Member } from '../../platform/wire/index.ts';
import { findAssociationName } from '../../platform/database/association-name.ts';
import { defineModule } from '../define-module.ts';
import { archiveDocumentsImporter, archiveGroupsImporter } from './archive.import.ts';
import { documentsFor, groupsFor, scopeFor } from './archive.access.ts';
import { listAddedDocuments } from './archive-digest.repository.ts';
import { listDocuments, type ListedDocument, listFacets } from './archive-list.repository.ts';
import { type DocumentRow, findStored, listGroups, type StoredDocument } from './archive.repository.ts';
import { archiveSearch } from './archive.search.ts';
import { listGroupVisibility, updateGroupVisibility } from './archive-visibility.service.ts';
import { createDocument, getDocument, hideDocument, updateDocument } from './archive.service.ts';
import { changedGroups, uploadedDocuments } from './archive.personal-data.ts';

const withoutMatch = ({ match: _match, ...document }: ListedDocument): DocumentRow => document;

/** The module of the archive (docs/product.md#archive). */
export const archiveModule = defineModule({
  name: 'archive',
  contract: archiveContract,
  handlers: (services) => {
    const { database, files, now } = services;
    /** Leaves out duplicates. @throws AppError `not_found` if a document does not exist or the member may not see it. */
    const getStored = async (
      { membership }: Member,
      ids: readonly string[],
    ): Promise<[StoredDocument, ...StoredDocument[]]> => {
      const wanted = [...new Set(ids)];
      if (!wanted.every((id) => isUuid(id))) throw new AppError('not_found');
      const [first, ...others] = await findStored(database.queries, documentsFor(membership), wanted);
      if (!first || others.length + 1 !== wanted.length) throw new AppError('not_found');
      return [first, ...others];
    };
    return {
      listGroups: async ({ caller: { membership } }) => ({
        data: await listGroups(database, groupsFor(membership), canManageArchive(membership)),
      }),
      listGroupVisibility: async ({ caller }) => ({
        data: await listGroupVisibility(database.queries, caller),
      }),
      updateGroupVisibility: async ({ caller, params, body }) =>
        updateGroupVisibility(services, caller, params.group_id, body),
      listFacets: async ({ caller, query }) =>
        listFacets(database, scopeFor(caller.membership, query.with_hidden), query),
      listDocuments: async ({ caller, query }) =>
        listDocuments(database, scopeFor(caller.membership, query.with_hidden), query),
      getDocument: async ({ caller, params }) => getDocument(database.queries, caller, params.document_id),
      uploadDocument: async ({ caller, request }) => createDocument(services, caller, request),
      updateDocument: async ({ caller, params, body }) =>
        updateDocument(services, caller, params.document_id, body),
      hideDocument: async ({ caller, params }) =>
        hideDocument(services, caller, params.document_id, { isHidden: true }),
      unhideDocument: async ({ caller, params, query }) =>
        hideDocument(services, caller, params.document_id, { isHidden: false, ...query }),
      downloadDocument: async ({ caller, params, query, ...exchange }) => {
        const [document] = await getStored(caller, [params.document_id]);
        return sendStoredFile(files, document, query.disposition, exchange);
      },
      getThumbnail: async ({ caller, params, ...exchange }) => {
        const [document] = await getStored(caller, [params.document_id]);
        return sendThumbnail(files, document, exchange);
      },
      downloadZip: async ({ caller, query, ...exchange }) => {
        const documents = await getStored(caller, query.ids.split(','));
        const association = await findAssociationName(database.queries, caller.membership.association_id);
        const name = `Archief ${association} ${formatDate(dutchTime(now()))}.zip`;
        return sendZip(files, name, documents, exchange);
      },
    };
  },
  search: { kind: 'documents', source: archiveSearch },
  overview: {
    part: 'documents',
    list: async ({ database }, { membership }) => {
      const query = { page: 1, per_page: 4, sort: '-created_at', in_text: false } as const;
      const { data, meta } = await listDocuments(database, scopeFor(membership), query);
      return { documents: overviewPartOf({ data: data.map(withoutMatch), meta }) };
    },
  },
  digest: { kind: 'archive_documents', list: listAddedDocuments },
  importers: [archiveGroupsImporter, archiveDocumentsImporter],
  personalData: [changedGroups, uploadedDocuments],
});
