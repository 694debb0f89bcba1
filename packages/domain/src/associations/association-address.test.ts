import { describe, expect, it } from '@jest/globals';
import { associationCodeIn, searchForMember, searchWithAssociation } from './associations.ts';

const several = [{ code: '1001' }, { code: '1002' }];
const one = [{ code: '1001' }];

describe('the association in a query string', () => {
  it.each([
    ['', null],
    ['?zoek=dak', null],
    ['?vve=1002', '1002'],
    ['?zoek=dak&vve=1002', '1002'],
    ['?vve=', null],
  ])('in %j is %j', (search, code) => {
    expect(associationCodeIn(search)).toBe(code);
  });

  it.each([
    ['', '1001', '?vve=1001'],
    ['?zoek=dak+goot&pagina=2', '1001', '?vve=1001&zoek=dak+goot&pagina=2'],
    ['?zoek=dak&vve=1002', '1001', '?vve=1001&zoek=dak'],
    ['?vve=1002&zoek=dak', undefined, '?zoek=dak'],
    ['?vve=1002', undefined, ''],
    ['', 'A&B =', '?vve=A%26B+%3D'],
  ])('is the first parameter: %j with %j becomes %j', (search, code, expected) => {
    expect(searchWithAssociation(search, code)).toBe(expected);
  });

  it.each([
    [
      'is the active association for members of several associations',
      '?pagina=2',
      several,
      several[0],
      '?vve=1001&pagina=2',
    ],
    ['is the one in the query string before the active one', '?vve=1002', several, several[0], '?vve=1002'],
    ['is the active association if the parameter is empty', '?vve=', several, several[0], '?vve=1001'],
    ['is removed for members of one association', '?vve=1001&pagina=2', one, one[0], '?pagina=2'],
    ['stays if the user is not a member of it', '?vve=1003', several, undefined, '?vve=1003'],
    ['stays if a member of one association is not a member of it', '?vve=1003', one, undefined, '?vve=1003'],
    [
      'stays as it is without a code, for members of one association',
      '?zoek=a%20b',
      one,
      one[0],
      '?zoek=a%20b',
    ],
    ['is missing without parameters, for members of one association', '?', one, one[0], ''],
    ['is missing for members without an association', '', [], undefined, ''],
  ])('%s', (_, search, associations, active, expected) => {
    expect(searchForMember(search, associations, active)).toBe(expected);
  });
});
