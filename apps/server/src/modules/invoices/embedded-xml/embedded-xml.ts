import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DOCUMENT_BYTES_MAX } from '@mijn/domain/limits';

const CHILD = fileURLToPath(new URL('embedded-xml.child.ts', import.meta.url));

const TIMEOUT_MS = 20_000;

/** The limit includes about 150 MB for Node and pdf.js. */
const MEMORY_BYTES_MAX = 500_000_000;

/** Matches text in the uncompressed parts of a PDF with an embedded file. Other PDFs, which are most, need no process. */
const EMBEDDED = /\/EmbeddedFile|(?:#2f|\/)xml\b/iu;

/** Returns null if the PDF has no e-invoice, is broken or protected, or takes too much time or memory. @param file a path. */
export async function embeddedXml(file: string, memoryBytesMax = MEMORY_BYTES_MAX): Promise<Buffer | null> {
  const bytes = await readFile(file);
  if (!EMBEDDED.test(bytes.toString('latin1'))) return null;
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [CHILD, file, String(memoryBytesMax)], {
      encoding: 'buffer',
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
      maxBuffer: DOCUMENT_BYTES_MAX,
    });
    return stdout.length === 0 ? null : stdout;
  } catch {
    return null;
  }
}
