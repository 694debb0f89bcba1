import { minutesContract } from '@mijn/domain/minutes/contract';
import { defineMock } from '../define-mock.ts';

/** The document is an empty one. */
export const minutesMock = defineMock({
  contract: minutesContract,
  generate: () => ({}),
  respond: () => ({}),
});
