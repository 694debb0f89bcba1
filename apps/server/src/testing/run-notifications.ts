import { pino } from 'pino';
import { readConfig } from '../platform/config/read-config.ts';
import type { MailSources } from '../capabilities/notifications/sources.ts';
import { startServer } from '../start-server.ts';

/** One message of the bulletin board, which exists under every id, and one new document of the archive. */
const sources: MailSources = {
  batchMax: Number(process.env['BATCH_MAX']),
  notifications: [
    {
      kind: 'bulletin',
      describe: async (_, { entity_id }) => ({
        subject: 'Tuindag',
        author: { id: null, name: 'Bram Bestuur' },
        lines: ['Zaterdag maken we de tuin winterklaar.'],
        path: '/bulletin-board',
        thread: entity_id,
      }),
    },
  ],
  digests: [
    {
      kind: 'archive_documents',
      list: async () => ({ items: [{ title: 'Offerte schilderwerk', path: '/archive' }], total: 1 }),
    },
  ],
};

/** Starts a server whose mails are about `sources`, and are written for BATCH_MAX members at once. */
const config = await readConfig(process.env);
const { url, stop } = await startServer(
  config,
  pino({ level: config.logLevel }),
  async () => undefined,
  sources,
);
process.on('SIGINT', () => void stop().then(() => process.exit(0)));
process.stdout.write(`Address  ${url}\n`);
