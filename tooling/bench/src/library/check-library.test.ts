import { describe, expect, it } from '@jest/globals';
import { checkLibrary } from './check-library.ts';

const budget = { scriptBytes: 7000, styleBytes: 4000, components: ['button', 'form'] };
const page = { components: ['button', 'form'], hasReactAria: false, scriptBytes: 7000, styleBytes: 4000 };
const broken = (other: Partial<typeof page>) =>
  checkLibrary({ ...page, ...other }, budget).flatMap(({ isMet, found }) => (isMet ? [] : [found]));

describe('a page of a few components', () => {
  it('keeps its budget up to the last byte', () => {
    expect(broken({})).toEqual([]);
  });
  it('breaks it with code or styles of another component, and with react-aria', () => {
    expect(broken({ components: ['button', 'dialog'] })).toEqual(['dialog']);
    expect(broken({ hasReactAria: true })).toEqual(['react-aria']);
  });
  it('breaks it with a byte too many', () => {
    expect(broken({ scriptBytes: 7001, styleBytes: 4001 })).toHaveLength(2);
  });
});
