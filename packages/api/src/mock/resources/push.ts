import { pushContract } from '@mijn/domain/push/contract';
import { defineMock } from '../define-mock.ts';

/** What a browser subscribes to needs a script. */
export const pushMock = defineMock({ contract: pushContract, generate: () => ({}), respond: () => ({}) });
