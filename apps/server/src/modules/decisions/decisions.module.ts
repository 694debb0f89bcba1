import { decisionsContract } from '@mijn/domain/decisions/contract';
import { sendMade, sendText } from '../../capabilities/files/send-file.ts';
import { defineModule } from '../define-module.ts';
import { decisionsFor } from '../meetings/meetings.access.ts';
import { decisionsImporter } from './decisions.import.ts';
import { listYears } from './decisions.repository.ts';
import { decisionsSearch } from './decisions.search.ts';
import { drawRegister, getDecision, listDecisions, writeCsv } from './decisions.service.ts';

const PDF_FILE = {
  name: 'besluiten.pdf',
  disposition: 'attachment',
  media_type: 'application/pdf',
} as const;

const CSV_FILE = { name: 'besluiten.csv', disposition: 'attachment', media_type: 'text/csv' } as const;

/** The module of the register of decisions (docs/product.md#decisions). */
export const decisionsModule = defineModule({
  name: 'decisions',
  contract: decisionsContract,
  handlers: (services) => ({
    listDecisions: async ({ caller, query }) => listDecisions(services, caller, query),
    listYears: async ({ caller }) => ({
      data: await listYears(services.database, decisionsFor(caller.membership)),
    }),
    downloadCsv: async ({ caller, query, ...exchange }) =>
      sendText(await writeCsv(services, caller, query), CSV_FILE, exchange),
    downloadPdf: async ({ caller, query, ...exchange }) =>
      sendMade(await drawRegister(services, caller, query), PDF_FILE, exchange),
    getDecision: async ({ caller, params }) => getDecision(services, caller, params),
  }),
  search: { kind: 'decisions', source: decisionsSearch },
  importers: [decisionsImporter],
});
