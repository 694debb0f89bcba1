import { buffer } from 'node:stream/consumers';
import { convocationsContract } from '@mijn/domain/convocations/contract';
import { sendZip } from '../../../capabilities/files/index.ts';
import { sendMade, sendText } from '../../../capabilities/files/send-file.ts';
import { defineModule } from '../../define-module.ts';
import { CONTENT_NAME, drawConvocation, fileNameOf } from './convocation-pdf.service.ts';
import { writeCancellationMails } from './cancellation.jobs.ts';
import { writeConvocationMails } from './convocations.jobs.ts';
import { deliveriesOfMember } from './convocations.personal-data.ts';
import {
  getConvocation,
  listAllDeliveries,
  listConvocations,
  listDeliveries,
} from './convocations.service.ts';
import { deliveriesCsv } from './deliveries-csv.service.ts';
import { postLetters, readLetters } from './letters.service.ts';
import { createConvocation } from './send-convocation.service.ts';
import { requireUnaltered } from './unaltered.service.ts';

const LETTERS_FILE = {
  name: 'oproep-brieven.pdf',
  disposition: 'attachment',
  media_type: 'application/pdf',
} as const;
const CSV_FILE = { name: 'oproep-verzonden.csv', disposition: 'attachment', media_type: 'text/csv' } as const;

/** The module of convocations: agendas as they were sent, and to whom (docs/product.md#convocation). */
export const convocationsModule = defineModule({
  name: 'convocations',
  contract: convocationsContract,
  access: { createConvocation: 'session', postLetters: 'session' },
  handlers: (services) => {
    const { files, config } = services;
    return {
      listConvocations: async ({ caller, params }) => listConvocations(services, caller, params),
      createConvocation: async ({ caller, params, body, request }) =>
        createConvocation(services, caller, params, body, request, (inside, id) =>
          getConvocation(inside, caller, params, id),
        ),
      downloadPdf: async ({ caller, params, ...exchange }) => {
        const { parsed, hash } = await requireUnaltered(services, caller, params);
        const name = `${fileNameOf(parsed)}.pdf`;
        const file = { name, disposition: 'attachment', media_type: 'application/pdf' } as const;
        return sendMade(drawConvocation(config, parsed, hash), file, exchange);
      },
      downloadZip: async ({ caller, params, ...exchange }) => {
        const sent = await requireUnaltered(services, caller, params);
        const { parsed, content, hash, frozen_at, files: documents } = sent;
        const name = fileNameOf(parsed);
        const pdf = await buffer(drawConvocation(config, parsed, hash));
        const created_at = new Date(frozen_at);
        return sendZip(files, `${name}.zip`, documents, exchange, [
          { name: `${name}.pdf`, bytes: pdf, created_at },
          { name: CONTENT_NAME, bytes: Buffer.from(content), created_at },
        ]);
      },
      downloadLetters: async ({ caller, params, ...exchange }) =>
        sendMade(await readLetters(services, caller, params), LETTERS_FILE, exchange),
      postLetters: async ({ caller, params, body }) => postLetters(services, caller, params, body),
      listDeliveries: async ({ caller, params, query }) => listDeliveries(services, caller, params, query),
      downloadDeliveries: async ({ caller, params, ...exchange }) =>
        sendText(deliveriesCsv(await listAllDeliveries(services, caller, params)), CSV_FILE, exchange),
    };
  },
  jobs: [writeConvocationMails, writeCancellationMails],
  personalData: [deliveriesOfMember],
});
