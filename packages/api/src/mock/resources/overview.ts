import { overviewContract } from '@mijn/domain/overview/contract';
import { defineMock } from '../define-mock.ts';

/** What an overview shows needs a script. */
export const overviewMock = defineMock({
  contract: overviewContract,
  generate: () => ({}),
  respond: () => ({}),
});
