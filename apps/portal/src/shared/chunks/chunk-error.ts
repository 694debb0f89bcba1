/** Why a further script chunk did not load (specification §8). */
export type ChunkErrorType = 'missing' | 'time-out' | 'other';

/** A screen's script that did not arrive. */
export class ChunkError extends Error {
  override name = 'ChunkError';
  readonly type: ChunkErrorType;

  constructor(chunk: string, type: ChunkErrorType, cause?: unknown) {
    super(`Loading chunk ${chunk} failed. (${type})`, { cause });
    this.type = type;
  }
}

/** Browsers word a module that could not be fetched each in their own way. */
const FETCH_FAILED = /dynamically imported module|importing a module script failed|error loading/iu;

/** What the browser's own error tells about why the import failed. */
export function chunkErrorType(cause: unknown): ChunkErrorType {
  return cause instanceof Error && FETCH_FAILED.test(cause.message) ? 'missing' : 'other';
}
