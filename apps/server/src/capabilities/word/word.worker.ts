import { parentPort, workerData } from 'node:worker_threads';
import { composeWord } from './compose-word.ts';
import type { WordWork } from './write-word.ts';

const { frame, blocks }: WordWork = workerData;
// The bytes are handed over, and not copied.
const bytes = new Uint8Array(await composeWord(frame, blocks));
parentPort?.postMessage(bytes, [bytes.buffer]);
