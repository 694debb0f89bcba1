import type { Reading } from './reading.ts';
import type { Finding } from './reading-messages.ts';

/** Nothing is found yet. */
export const newReading = (): Reading => ({
  page_count: null,
  pages: [],
  thumbnail: null,
  is_unreadable: false,
});

/** Adds to a reading what was found next. */
export function addFinding(reading: Reading, finding: Finding): void {
  if (finding.kind === 'page_count') reading.page_count = finding.count;
  else if (finding.kind === 'thumbnail') reading.thumbnail = finding.bytes;
  else if (finding.kind === 'unreadable') reading.is_unreadable = true;
  else {
    reading.pages.push(finding.text ?? '');
    reading.is_unreadable ||= finding.text === null;
  }
}
