import { copyDemoData } from './demo-data.ts';

/** Starts a server on a copy of the demo's data, which is made in DATA_DIR. */
const { DATA_DIR } = process.env;
if (!DATA_DIR) throw new Error('Set DATA_DIR.');
await copyDemoData(DATA_DIR);
await import('../main.ts');
