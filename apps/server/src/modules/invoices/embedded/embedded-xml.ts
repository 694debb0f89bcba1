import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DOCUMENT_BYTES_MAX } from '@mijn/domain/limits';

const CHILD = fileURLToPath(new URL('embedded-xml.child.ts', import.meta.url));

/** Milliseconds for one PDF. */
const TIMEOUT_MS = 20_000;

/** Bytes of memory for one PDF, with some 150 MB for Node and pdf.js themselves. */
const MEMORY_BYTES_MAX = 500_000_000;

/** What the uncompressed parts of a PDF contain when a file is embedded in it. Most have none, and need no process. */
const EMBEDDED = /\/EmbeddedFile|(?:#2f|\/)xml\b/iu;

/**
 * The XML of the e-invoice inside a PDF (Factur-X, ZUGFeRD, XRechnung), with any name and media type. Null without one,
 * and for a PDF that is broken, protected, or takes too much time or memory.
 * @param file the path of the PDF.
 */
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
