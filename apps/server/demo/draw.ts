import path from 'node:path';
import { BASE_DAY, calendarOf } from './dating/calendar.ts';
import { drawDemo } from './draw-demo.ts';
import { makeOnce } from './keep/keep-folder.ts';

/**
 * Draws the demo of the day of the CSV files into `files/`. The same CSV files give the same bytes, so that files drawn
 * before come from the cache. The demo of another day is drawn when it is imported.
 */
const demo = import.meta.dirname;
const lockFile = path.resolve(demo, '../../../pnpm-lock.yaml');

const isKept = await makeOnce({
  name: 'demo-files',
  to: path.join(demo, 'files'),
  sources: {
    root: demo,
    paths: [demo, lockFile],
    counts: (file) => !file.startsWith('files/') && !file.endsWith('.test.ts'),
  },
  make: async () => {
    console.log(`Drew ${await drawDemo(demo, calendarOf(BASE_DAY))} files into demo/files.`);
  },
});
if (isKept) console.log('Copied the files of the demo, which were drawn before.');
