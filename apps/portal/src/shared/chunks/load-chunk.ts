import { CHUNK_TIMEOUT_MS } from '@mijn/domain/limits';
import { ChunkError, chunkErrorType } from './chunk-error.ts';

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
