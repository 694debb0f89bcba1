import { describe, expect, it } from '@jest/globals';
import { sessionEnded, userCleared } from '../session/session.slice.ts';
import { toastShown, toastsSlice } from './toasts.slice.ts';

const { reducer } = toastsSlice;

/** The texts of the toasts that are left of one of each tone. */
const textsAfter = (action: Parameters<typeof reducer>[1]) =>
  [
    toastShown('success', 'Uw bericht staat op het prikbord'),
    toastShown('danger', 'Dit is niet gelukt'),
    toastShown('info', 'Uw concept is bewaard'),
    action,
  ]
    .reduce(reducer, [])
    .map(({ text }) => text);

describe('the toasts of a session that is over', () => {
  it.each([
    ['when it ended', sessionEnded],
    ['after a logout', userCleared],
  ])('go %s, except information that still holds', (_, end) => {
    expect(textsAfter(end())).toEqual(['Uw concept is bewaard']);
  });

  it('stay while the session lasts, and a repeated one is the last', () => {
    expect(textsAfter(toastShown('danger', 'Uw bericht staat op het prikbord'))).toEqual([
      'Dit is niet gelukt',
      'Uw concept is bewaard',
      'Uw bericht staat op het prikbord',
    ]);
  });
});
