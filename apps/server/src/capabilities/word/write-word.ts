import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { typedText } from '../../platform/texts/typed-text.ts';
import type { Block } from './blocks.ts';
import type { WordFrame } from './compose-word.ts';

/** What a worker composes. All texts are clean. */
export interface WordWork {
  frame: WordFrame;
  blocks: readonly Block[];
}

/** The memory of a worker in MB. The longest minutes that the limits allow need 500 (docs/decisions/0257). */
const WORKER_MEMORY_MAX_MB = 800;

/** The two characters that XML refuses and `typedText` keeps. */
const NO_XML = /[\uFFFE\uFFFF]/gu;

const clean = (text: string): string => typedText(text).replaceAll(NO_XML, '');

const isUint8Array = (value: unknown): value is Uint8Array => value instanceof Uint8Array;

/** Returns the JSON of something with clean texts. */
const cleanJson = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'string' ? clean(one) : one));

/**
 * Returns a document for Word and other word processors (Office Open XML), in the look of the PDF documents. It has the heading styles
 * of Word, tables with heading rows, a title and a language, so that screen readers can read it and people can edit it. A worker composes it,
 * because the whole document is in memory, and a long one takes seconds. The caller bounds the blocks and their texts.
 */
export async function writeWord(
  { brand: { company, palette }, ...texts }: WordFrame,
  blocks: readonly Block[],
): Promise<Buffer> {
  const work: unknown = JSON.parse(cleanJson({ frame: { brand: { company, palette }, ...texts }, blocks }));
  const worker = new Worker(new URL('word.worker.ts', import.meta.url), {
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: WORKER_MEMORY_MAX_MB },
  });
  const ended = new AbortController();
  worker.once('exit', () => ended.abort());
  try {
    // An error of the worker, such as too little memory, is thrown.
    const [bytes]: unknown[] = await once(worker, 'message', { signal: ended.signal });
    if (!isUint8Array(bytes)) throw new Error('The worker sent no document.');
    return Buffer.from(bytes);
  } finally {
    await worker.terminate();
  }
}
