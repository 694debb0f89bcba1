import { describe, expect, it } from '@jest/globals';
import { hitAddress, listAddress } from './result-address.ts';

const hit = { id: 't-1', title: 'Dakgoot', date: null, match: null };
const match = { file_id: 'f-1', file_name: 'Notulen.pdf', page: 3, snippet: [] };

describe('where a hit leads', () => {
  it.each([
    ['todos', '/todos/t-1'],
    ['meetings', '/meetings/t-1'],
    ['invoices', '/invoices-check/t-1'],
    ['forms', '/forms?document=t-1'],
    ['documents', '/archive?document=t-1'],
  ] as const)('%s: to %s', (kind, address) => {
    expect(hitAddress(kind, hit, 'dak goot')).toBe(address);
  });

  it.each([
    ['meetings', '/meetings/t-1?zoek=dak+goot&document=f-1&bladzijde=3'],
    ['documents', '/archive?zoek=dak+goot&document=f-1&bladzijde=3'],
  ] as const)('%s, found in the text of a file: to its page', (kind, address) => {
    expect(hitAddress(kind, { ...hit, match }, 'dak goot')).toBe(address);
  });

  it('leads to the list with the same search', () => {
    expect(listAddress('todos', 'dak & goot')).toBe('/todos?zoek=dak+%26+goot');
    expect(listAddress('meetings', 'dakgoot')).toBeUndefined();
  });
});
