import { describe, expect, it } from '@jest/globals';
import { selectAssociation } from './associations.ts';

const association = (id: string) => ({
  id,
  name: `VvE ${id}`,
  code: id,
  title: null,
  is_board: false,
  is_invoice_check: false,
  is_invoice_check_copy: false,
});
const three = ['a', 'b', 'c'].map(association);

describe('the active association', () => {
  it.each([
    ['the chosen one while the user is a member of it', three, 'b', 'c', 'c'],
    ['the last active one if the chosen one does not exist', three, 'b', 'gone', 'b'],
    ['the last active one if none is chosen', three, 'b', null, 'b'],
    ['the first if the last active one does not exist either', three, 'gone', 'gone', 'a'],
    ['the first if none is chosen and none was active', three, null, undefined, 'a'],
    ['none for a user without associations', [], 'b', 'c', undefined],
  ])('is %s', (_, associations, last, chosen, expected) => {
    expect(selectAssociation({ associations, last_active_association_id: last }, chosen)?.id).toBe(expected);
  });
});
