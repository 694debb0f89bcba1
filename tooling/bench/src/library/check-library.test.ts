import { describe, expect, it } from '@jest/globals';
import { checkLibrary } from './check-library.ts';

const budget = { scriptBytes: 7000, styleBytes: 4000, components: ['button', 'form'] };
const page = { components: ['button', 'form'], hasReactAria: false, scriptBytes: 7000, styleBytes: 4000 };
const broken = (other: Partial<typeof page>) =>
  checkLibrary({ ...page, ...other }, budget).flatMap(({ isMet, found }) => (isMet ? [] : [found]));

describe('a page of a few components', () => {
  it('meets its budget at exactly the maximum number of bytes', () => {
    expect(broken({})).toEqual([]);
  });
  it('does not meet its budget with code or styles of another component, or with react-aria', () => {
    expect(broken({ components: ['button', 'dialog'] })).toEqual(['dialog']);
    expect(broken({ hasReactAria: true })).toEqual(['react-aria']);
  });
  it('does not meet its budget with one byte too many', () => {
    expect(broken({ scriptBytes: 7001, styleBytes: 4001 })).toHaveLength(2);
  });
});
