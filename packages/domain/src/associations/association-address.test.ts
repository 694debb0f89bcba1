import { describe, expect, it } from '@jest/globals';
import { associationCodeIn, searchForMember, searchWithAssociation } from './associations.ts';

const several = [{ code: '1001' }, { code: '1002' }];
const one = [{ code: '1001' }];

describe('the association in an address', () => {
  it.each([
    ['', null],
    ['?zoek=dak', null],
    ['?vve=1002', '1002'],
    ['?zoek=dak&vve=1002', '1002'],
    ['?vve=', null],
  ])('of %j is %j', (search, code) => {
    expect(associationCodeIn(search)).toBe(code);
  });

  it.each([
    ['', '1001', '?vve=1001'],
    ['?zoek=dak+goot&pagina=2', '1001', '?vve=1001&zoek=dak+goot&pagina=2'],
    ['?zoek=dak&vve=1002', '1001', '?vve=1001&zoek=dak'],
    ['?vve=1002&zoek=dak', undefined, '?zoek=dak'],
    ['?vve=1002', undefined, ''],
    ['', 'A&B =', '?vve=A%26B+%3D'],
  ])('stands first: %j with %j is %j', (search, code, expected) => {
    expect(searchWithAssociation(search, code)).toBe(expected);
  });

  it.each([
    ['members of several see the active one', '?pagina=2', several, several[0], '?vve=1001&pagina=2'],
    ['an address decides over the active one', '?vve=1002', several, several[0], '?vve=1002'],
    ['an address that names none gets the active one', '?vve=', several, several[0], '?vve=1001'],
    ['members of one never see theirs', '?vve=1001&pagina=2', one, one[0], '?pagina=2'],
    ['another association than those of the member stays', '?vve=1003', several, undefined, '?vve=1003'],
    ['also for members of one', '?vve=1003', one, undefined, '?vve=1003'],
    ['members of none see none', '', [], undefined, ''],
  ])('%s', (_, search, associations, active, expected) => {
    expect(searchForMember(search, associations, active)).toBe(expected);
  });
});
