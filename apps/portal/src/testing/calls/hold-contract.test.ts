import { describe, expect, it } from '@jest/globals';
import { archiveContract } from '@mijn/domain/archive/contract';
import { aDocument } from '../builders.ts';
import { inList } from './archive-calls.ts';
import { holdContract } from './hold-contract.ts';

const { answer } = archiveContract.listDocuments;
const listOf = (item: object) => ({ data: [item], meta: { page: 1, per_page: 25, total: 1 } });

describe('a mocked answer', () => {
  it('passes when it is what the contract says', async () => {
    await expect(holdContract('The list', answer, listOf(inList(aDocument(1))))).resolves.toBeUndefined();
  });

  it('is refused with a field that the contract does not know, however deep', async () => {
    const drifted = listOf({ ...inList(aDocument(1)), colour: 'red' });
    await expect(holdContract('The list', answer, drifted)).rejects.toThrow('.data[0].colour');
  });

  it('is refused when something is missing', async () => {
    const { name: _, ...nameless } = inList(aDocument(1));
    await expect(holdContract('The list', answer, listOf(nameless))).rejects.toThrow('name');
  });
});
