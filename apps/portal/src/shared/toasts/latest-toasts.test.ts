import { describe, expect, it } from '@jest/globals';
import { latestToasts } from './latest-toasts.ts';
import { toastShown, toastsSlice } from '../store/toasts.slice.ts';

const textsAfter = (...actions: readonly ReturnType<typeof toastShown>[]) =>
  latestToasts(actions.reduce(toastsSlice.reducer, [])).map(({ text }) => text);

describe('a new toast', () => {
  const deleted = toastShown('success', 'A is verwijderd', 'message-deletion', { about: 'a' });

  it.each([
    ['takes the place of the one of the same kind', 'success', 'message-deletion', 'b', false],
    ['stays beside one of another kind', 'success', 'newsletter-deletion', 'b', true],
    ['about a failure leaves the success of another thing', 'danger', 'message-deletion', 'b', true],
    ['about a failure replaces what was said of the same thing', 'danger', 'message-deletion', 'a', false],
  ] as const)('%s', (_, tone, kind, about, isLeft) => {
    const later = toastShown(tone, 'later', kind, { about });
    expect(textsAfter(deleted, later)).toEqual(isLeft ? ['A is verwijderd', 'later'] : ['later']);
  });

  it.each([
    ['stays when another thing succeeds', 'b', true],
    ['goes when the same thing succeeds after all', 'a', false],
  ])('about a failure %s', (_, about, isLeft) => {
    const failed = toastShown('danger', 'A is niet verwijderd', 'message-deletion', { about: 'a' });
    const later = toastShown('success', 'later', 'message-deletion', { about });
    expect(textsAfter(failed, later)).toEqual(isLeft ? ['A is niet verwijderd', 'later'] : ['later']);
  });

  it('is the last, and a new one for a screen reader, when it says the same', () => {
    const other = toastShown('success', 'Opgeslagen', 'message');
    const [first, second] = [deleted, toastShown('success', 'A is verwijderd', 'message-deletion')];
    expect(textsAfter(first, other, second)).toEqual(['Opgeslagen', 'A is verwijderd']);
    expect(first.payload.id).not.toBe(second.payload.id);
  });
});
