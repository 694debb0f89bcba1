import { formsContract } from '@mijn/domain/forms/contract';
import type { FastifyInstance } from 'fastify';
import { sendStoredFile, sendThumbnail } from '../../files/index.ts';
import type { Services } from '../../services.ts';
import { bind } from '../../wire/index.ts';
import { form, forms } from './forms.service.ts';

/** The calls of the forms (decisions §6 and §7). */
export function registerForms(api: FastifyInstance, { database, files }: Services): void {
  bind(api, formsContract.listForms, async ({ caller, query }) => forms(database, caller, query));
  bind(
    api,
    formsContract.getForm,
    async ({ caller, params }) => (await form(database, caller, params.form_id)).form,
  );
  bind(api, formsContract.downloadForm, async ({ caller, params, query, ...exchange }) => {
    const { stored } = await form(database, caller, params.form_id);
    return sendStoredFile(files, stored, query.disposition, exchange);
  });
  bind(api, formsContract.getThumbnail, async ({ caller, params, ...exchange }) => {
    const { stored } = await form(database, caller, params.form_id);
    return sendThumbnail(files, stored, exchange);
  });
}
