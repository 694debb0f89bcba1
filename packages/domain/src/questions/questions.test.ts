import { expect, it } from '@jest/globals';
import { mayStillAsk } from './questions.ts';

const meeting = { is_cancelled: false, meeting_date: '2026-12-09T18:30:00Z' };

it.each([
  ['three weeks before the meeting', meeting, '2026-11-18T12:00:00Z', true],
  ['until the door opens', meeting, '2026-12-09T16:29:59Z', true],
  ['and not from then on', meeting, '2026-12-09T16:30:00Z', false],
  ['nor after the meeting', meeting, '2026-12-12T12:00:00Z', false],
  ['nor about a cancelled one', { ...meeting, is_cancelled: true }, '2026-11-18T12:00:00Z', false],
])('members ask the board %s', (_, of, now, expected) => {
  expect(mayStillAsk(of, new Date(now))).toBe(expected);
});
