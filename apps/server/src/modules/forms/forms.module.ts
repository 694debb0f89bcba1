import { formsContract } from '@mijn/domain/forms/contract';
import { sendStoredFile, sendThumbnail } from '../../capabilities/files/index.ts';
import { orNotFound, type Member } from '../../platform/wire/index.ts';
import { defineModule } from '../define-module.ts';
import { formsFor } from './forms.access.ts';
import { formsImporter } from './forms.import.ts';
import { findForm, findStoredForm, listForms } from './forms.repository.ts';
import { formsSearch } from './forms.search.ts';
import { listFormVisibility, updateFormVisibility } from './forms-visibility.service.ts';
import { changedForms } from './forms.personal-data.ts';

/** The module of the forms to download (docs/product.md#forms). */
export const formsModule = defineModule({
  name: 'forms',
  contract: formsContract,
  handlers: (services) => {
    const { database, files } = services;
    const getStored = async ({ membership }: Member, { form_id }: { form_id: string }) =>
      orNotFound(await findStoredForm(database.queries, formsFor(membership), form_id));
    return {
      listForms: async ({ caller: { membership }, query }) =>
        listForms(database, membership.association_id, formsFor(membership), query),
      getForm: async ({ caller: { membership }, params }) =>
        orNotFound(await findForm(database.queries, formsFor(membership), params.form_id)),
      downloadForm: async ({ caller, params, query, ...exchange }) =>
        sendStoredFile(files, await getStored(caller, params), query.disposition, exchange),
      getThumbnail: async ({ caller, params, ...exchange }) =>
        sendThumbnail(files, await getStored(caller, params), exchange),
      listFormVisibility: async ({ caller }) => ({
        data: await listFormVisibility(database.queries, caller),
      }),
      updateFormVisibility: async ({ caller, params, body }) =>
        updateFormVisibility(services, caller, params.form_id, body),
    };
  },
  search: { kind: 'forms', source: formsSearch },
  importers: [formsImporter],
  personalData: [changedForms],
});
