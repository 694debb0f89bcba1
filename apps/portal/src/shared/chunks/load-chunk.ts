import { CHUNK_TIMEOUT_MS } from '@mijn/domain/limits';

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

/** Why an import failed, from the error of the browser. */
function chunkErrorType(cause: unknown): ChunkErrorType {
  return cause instanceof Error && FETCH_FAILED.test(cause.message) ? 'missing' : 'other';
}

/**
 * Loads a further script chunk, and gives up after 120 seconds (specification §9).
 * A failure is reported to the page's error handlers and thrown as a {@link ChunkError}.
 */
export async function loadChunk<T>(chunk: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError(chunk, 'time-out')), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), timeOut]);
  } catch (cause) {
    const error = cause instanceof ChunkError ? cause : new ChunkError(chunk, chunkErrorType(cause), cause);
    reportError(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
