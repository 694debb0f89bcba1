import { expect, it, jest } from '@jest/globals';
import type { ApiError } from '@mijn/api';
import type { ErrorCode } from '@mijn/domain/errors';
import { act, renderHook } from '@testing-library/react';
import { useSendVotes } from './use-send-votes.ts';

const AWAY: ApiError = { kind: 'network' };
const refused = (code: ErrorCode): ApiError => ({ kind: 'response', status: 409, code, message: code });

/** Returns the hook with a server that gives these responses, one for each attempt. */
function send(...responses: (ApiError | 'lost' | undefined)[]) {
  const post = jest.fn(async () => {
    const response = responses.shift();
    if (response === 'lost') throw new Error('Cannot be sealed.');
    return Promise.resolve(response);
  });
  const calls = { post, onSettled: jest.fn(), onKept: jest.fn(), askAgain: jest.fn() };
  const { result, rerender } = renderHook(({ saidAt }) => useSendVotes({ ...calls, saidAt }), {
    initialProps: { saidAt: 0 },
  });
  const press = async (content: string, isSecret = false) =>
    act(async () => {
      void result.current.cast(content, () => ({ about: 'item', isSecret }));
      // An attempt without a response waits for the connection, or for the next press.
      for (let step = 0; step < 10; step += 1) await Promise.resolve();
    });
  return { ...calls, result, rerender, press };
}

it.each([
  ['another choice came before', 'For', 'Against', false, 'meeting_begun', 'refused', true],
  ['the same choice came before', 'For', 'For', false, 'meeting_begun', 'refused', false],
  ['another choice came before', 'For', 'Against', false, 'ballot_closed', 'late', true],
  ['the same secret choice came before', 'For', 'For', true, 'ballot_closed', 'late', true],
] as const)(
  'a refusal is no proof that nothing was received, if the response was lost and %s: %s, %s (secret: %s), %s',
  async (_, first, second, isSecret, code, state, isUnsure) => {
    const { press, result } = send(AWAY, refused(code));
    await press(first, isSecret);
    expect(result.current.progress?.state).toBe('waiting');
    await press(second, isSecret);
    expect(result.current.progress).toMatchObject({ state, isUnsure });
  },
);

it('votes that could not be sealed leave a form that sends again', async () => {
  const { press, result, onSettled } = send('lost', undefined);
  await press('For');
  expect(result.current.progress?.state).toBe('unsealed');
  await press('For');
  expect(result.current.progress?.state).toBe('received');
  expect([result.current.isInFlight, onSettled.mock.calls.length]).toEqual([false, 1]);
});

it('a double press sends once', async () => {
  const { result, post } = send(undefined, undefined);
  const votesOf = () => ({ about: 'item', isSecret: false });
  await act(async () => {
    await Promise.all([result.current.cast('For', votesOf), result.current.cast('For', votesOf)]);
  });
  expect(post).toHaveBeenCalledTimes(1);
});

it('votes that are not sent any more are told until the server says what it has', async () => {
  const { press, result, rerender, post, onKept, askAgain } = send(AWAY, undefined);
  await press('For');
  await act(async () => result.current.keep());
  expect(result.current).toMatchObject({ progress: { state: 'kept' }, isOnItsWay: true });
  expect([post, onKept, askAgain].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  rerender({ saidAt: Date.now() + 1 });
  expect(result.current).toMatchObject({ progress: undefined, isOnItsWay: false });
});
