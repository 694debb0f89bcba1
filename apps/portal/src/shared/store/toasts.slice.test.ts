import { describe, expect, it } from '@jest/globals';
import { sessionEnded, userCleared } from './session.slice.ts';
import { toastShown, toastsSlice } from './toasts.slice.ts';

const { reducer } = toastsSlice;

type Action = Parameters<typeof reducer>[1];

const textsAfter = (...actions: readonly Action[]) => actions.reduce(reducer, []).map(({ text }) => text);

const oneOfEachTone = [
  toastShown('success', 'Uw bericht staat op het prikbord', 'message'),
  toastShown('danger', 'Dit is niet gelukt', 'too_many_requests'),
  toastShown('info', 'Uw concept is bewaard', 'draft'),
];

describe('the toasts of a session that is over', () => {
  it.each([
    ['when it ended', sessionEnded],
    ['after a logout', userCleared],
  ])('go %s, except information that still holds', (_, end) => {
    expect(textsAfter(...oneOfEachTone, end())).toEqual(['Uw concept is bewaard']);
  });
});
