import { copyData } from './copy-data.ts';
import { createDemoData } from './demo-data.ts';

/**
 * Makes the demo's data in DEMO_DATA_DIR, and serves a copy of it from DATA_DIR: the other servers of the same run
 * start from the first.
 */
const { DATA_DIR, DEMO_DATA_DIR } = process.env;
if (!DATA_DIR || !DEMO_DATA_DIR) throw new Error('Set DATA_DIR and DEMO_DATA_DIR.');
await createDemoData(DEMO_DATA_DIR);
await copyData(DEMO_DATA_DIR, DATA_DIR);
await import('../main.ts');
