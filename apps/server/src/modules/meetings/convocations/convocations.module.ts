import { buffer } from 'node:stream/consumers';
import { convocationsContract } from '@mijn/domain/convocations/contract';
import { sendZip } from '../../../capabilities/files/index.ts';
import { sendMade, sendText } from '../../../capabilities/files/send-file.ts';
import { defineModule } from '../../define-module.ts';
import { readContent } from './convocation-content.service.ts';
import { CONTENT_NAME, drawConvocation, fileNameOf } from './convocation-pdf.service.ts';
import { convocationsFor } from '../meetings.access.ts';
import { writeConvocationMails } from './convocations.jobs.ts';
import { deliveriesOfMember } from './convocations.personal-data.ts';
import { listConvocationDocuments } from './convocations.repository.ts';
import {
  getConvocation,
  listAllDeliveries,
  listConvocations,
  listDeliveries,
  requireConvocation,
} from './convocations.service.ts';
import { deliveriesCsv } from './deliveries-csv.service.ts';
import { createConvocation } from './send-convocation.service.ts';

const CSV_FILE = { name: 'oproep-verzonden.csv', disposition: 'attachment', media_type: 'text/csv' } as const;

/** The module of convocations: agendas as they were sent, and to whom (docs/product.md#convocation). */
export const convocationsModule = defineModule({
  name: 'convocations',
  contract: convocationsContract,
  access: { createConvocation: 'session' },
  handlers: (services) => {
    const { database, files, config } = services;
    return {
      listConvocations: async ({ caller, params }) => listConvocations(services, caller, params),
      createConvocation: async ({ caller, params, body, request }) =>
        createConvocation(services, caller, params, body, request, (inside, id) =>
          getConvocation(inside, caller, params, id),
        ),
      downloadPdf: async ({ caller, params, ...exchange }) => {
        const { content, hash } = await requireConvocation(services, caller, params);
        const parsed = readContent(content);
        const name = `${fileNameOf(parsed)}.pdf`;
        const file = { name, disposition: 'attachment', media_type: 'application/pdf' } as const;
        return sendMade(drawConvocation(config, parsed, hash), file, exchange);
      },
      downloadZip: async ({ caller, params, ...exchange }) => {
        const { id, content, hash, frozen_at } = await requireConvocation(services, caller, params);
        const parsed = readContent(content);
        const name = fileNameOf(parsed);
        const documents = await listConvocationDocuments(database, convocationsFor(caller.membership), id);
        const pdf = await buffer(drawConvocation(config, parsed, hash));
        const created_at = new Date(frozen_at);
        return sendZip(files, `${name}.zip`, documents, exchange, [
          { name: `${name}.pdf`, bytes: pdf, created_at },
          { name: CONTENT_NAME, bytes: Buffer.from(content), created_at },
        ]);
      },
      listDeliveries: async ({ caller, params, query }) => listDeliveries(services, caller, params, query),
      downloadDeliveries: async ({ caller, params, ...exchange }) =>
        sendText(deliveriesCsv(await listAllDeliveries(services, caller, params)), CSV_FILE, exchange),
    };
  },
  jobs: [writeConvocationMails],
  personalData: [deliveriesOfMember],
});
