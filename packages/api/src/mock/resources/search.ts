import { searchContract } from '@mijn/domain/search/contract';
import { defineMock } from '../define-mock.ts';

/** What is found needs a script. */
export const searchMock = defineMock({ contract: searchContract, generate: () => ({}), respond: () => ({}) });
