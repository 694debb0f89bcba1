import { pino } from 'pino';
import { readConfig } from '../config/read-config.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { allJobs } from '../modules/index.ts';
import { openFoundation } from '../open-foundation.ts';

/** Runs the jobs of a server, with one message of the bulletin board that always exists. */
const config = await readConfig(process.env);
const log = pino({ level: config.logLevel });
await runJobs(await openFoundation(config, log), log, allJobs, {
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
  digests: [],
});
process.stdout.write('Address  http://localhost\n');
