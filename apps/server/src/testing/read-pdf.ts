import { addFinding, newReading, type Reading } from '../capabilities/documents/reading.ts';
import { readPdf as reportPdf } from '../capabilities/documents/read-pdf.ts';

/** Reads a trusted PDF in this process, without a reading process. */
export async function readPdf(bytes: Uint8Array<ArrayBuffer>): Promise<Reading> {
  const reading = newReading();
  await reportPdf(bytes, 1, async (finding) => addFinding(reading, finding));
  return reading;
}
