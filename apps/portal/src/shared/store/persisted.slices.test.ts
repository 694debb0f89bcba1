import { expect, it } from '@jest/globals';
import { mediaCountsReceived, mediaCountsSlice } from './persisted.slices.ts';

const { reducer } = mediaCountsSlice;
const received = (counts: Record<string, number>) => mediaCountsReceived({ associationId: '1001', counts });

it('counts of one section leave those of the others', () => {
  const state = reducer(reducer(undefined, received({ albums: 2 })), received({ invoices: 12 }));
  expect(state).toEqual({ '1001': { albums: 2, invoices: 12 } });
});

it('counts that are the same leave the state as it is, so that nothing renders again', () => {
  const state = reducer(undefined, received({ albums: 2, invoices: 12 }));
  expect(reducer(state, received({ invoices: 12 }))).toBe(state);
});
