import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DOCUMENT_BYTES_MAX } from '@mijn/domain/limits';

const CHILD = fileURLToPath(new URL('embedded-xml.child.ts', import.meta.url));

/** Milliseconds that one PDF may take. */
const TIMEOUT_MS = 20_000;

/** Bytes of memory that one PDF may take: some 150 MB of them is what Node and pdf.js take by themselves. */
const MEMORY_BYTES_MAX = 500_000_000;

/** What a PDF says, outside all that is packed, when a file is embedded in it: most have none, and cost no process. */
const EMBEDDED = /\/EmbeddedFile|(?:#2f|\/)xml\b/iu;

/**
 * The XML of the e-invoice inside a PDF (Factur-X, ZUGFeRD, XRechnung), whatever its name and media type are; null where
 * there is none, and where the PDF is broken, protected, or takes too much time or memory.
 * @param file its path.
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
