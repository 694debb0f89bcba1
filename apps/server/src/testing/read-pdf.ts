import { addFinding, newReading, type Reading } from '../capabilities/documents/reading.ts';
import { readPdf as reportPdf } from '../capabilities/documents/read-pdf.ts';

/** Reads trusted PDFs only, because they are read in this process. */
export async function readPdf(bytes: Uint8Array<ArrayBuffer>): Promise<Reading> {
  const reading = newReading();
  await reportPdf(bytes, 1, async (finding) => addFinding(reading, finding));
  return reading;
}
