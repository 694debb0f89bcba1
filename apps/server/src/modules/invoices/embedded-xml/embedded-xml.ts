import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DOCUMENT_BYTES_MAX } from '@mijn/domain/limits';

const CHILD = fileURLToPath(new URL('embedded-xml.child.ts', import.meta.url));

/** The timeout for reading one PDF, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** The maximum memory for reading one PDF, in bytes. It includes about 150 MB for Node and pdf.js. */
const MEMORY_BYTES_MAX = 500_000_000;

/**
 * Matches text that the uncompressed parts of a PDF contain if a file is embedded in the PDF. Most PDFs have
 * no embedded file, so that no process is started for them.
 */
const EMBEDDED = /\/EmbeddedFile|(?:#2f|\/)xml\b/iu;

/**
 * Returns the XML of the e-invoice inside a PDF (Factur-X, ZUGFeRD, XRechnung), with any name and media type.
 * Returns null if there is none, and if the PDF is broken, protected, or takes too much time or memory.
 * @param file The path of the PDF.
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
