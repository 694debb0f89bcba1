import { describe, expect, it } from '@jest/globals';
import { documentTitle, extensionTag } from './index.ts';

describe('a document', () => {
  it.each([
    ['Notulen ALV 10-6-2026.pdf', 'pdf', 'Notulen ALV 10-6-2026'],
    ['BEGROTING.XLSX', 'xlsx', 'BEGROTING'],
    ['Zonder', 'pdf', 'Zonder'],
    ['.pdf', 'pdf', '.pdf'],
  ])('called %s (%s) has the title %s', (name, extension, title) => {
    expect(documentTitle({ name, extension })).toBe(title);
  });

  it('shows its extension in capitals', () => {
    expect(extensionTag({ extension: 'pdf' })).toBe('PDF');
  });
});
