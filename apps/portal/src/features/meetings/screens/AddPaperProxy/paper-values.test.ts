import { describe, expect, it } from '@jest/globals';
import { bodyOf, NEW_PAPER } from './paper-values.ts';

const filled = { ...NEW_PAPER, apartment: 'a1', giver_name: ' B. Bakker ', holder_name: ' K. Neef ' };

describe('a proxy on paper', () => {
  it.each([
    ['other', { holder_id: null, holder_name: 'K. Neef' }],
    ['m1', { holder_id: 'm1', holder_name: '' }],
  ])('that %s holds names the holder once', (holder, expected) => {
    expect(bodyOf({ ...filled, holder }, [])).toMatchObject({ ...expected, giver_name: 'B. Bakker' });
  });
});
