import { describe, expect, it } from '@jest/globals';
import { archiveContract } from '@mijn/domain/archive/contract';
import { aDocument, documentInList } from '../resources/archive.ts';
import { holdContract } from './hold-contract.ts';

const { response } = archiveContract.listDocuments;
const listOf = (item: object) => ({ data: [item], meta: { page: 1, per_page: 25, total: 1 } });

describe('a mocked response', () => {
  it('is accepted if it matches the contract', async () => {
    await expect(
      holdContract('The list', response, listOf(documentInList(aDocument(1)))),
    ).resolves.toBeUndefined();
  });

  it('is refused if it has a field that the contract does not declare, at any depth', async () => {
    const drifted = listOf({ ...documentInList(aDocument(1)), colour: 'red' });
    await expect(holdContract('The list', response, drifted)).rejects.toThrow('.data[0].colour');
  });

  it('is refused if a field is missing', async () => {
    const { name: _, ...nameless } = documentInList(aDocument(1));
    await expect(holdContract('The list', response, listOf(nameless))).rejects.toThrow('name');
  });
});
