import { describe, expect, it } from '@jest/globals';
import { fileTitle, extensionTag } from './files.ts';

describe('a file', () => {
  it.each([
    ['Notulen ALV 10-6-2026.pdf', 'pdf', 'Notulen ALV 10-6-2026'],
    ['BEGROTING.XLSX', 'xlsx', 'BEGROTING'],
    ['Zonder', 'pdf', 'Zonder'],
    ['.pdf', 'pdf', '.pdf'],
  ])('with the name %s (%s) has the title %s', (name, extension, title) => {
    expect(fileTitle({ name, extension })).toBe(title);
  });

  it('shows its extension in capitals', () => {
    expect(extensionTag({ extension: 'pdf' })).toBe('PDF');
  });
});
