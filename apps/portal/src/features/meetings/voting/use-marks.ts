import type { OwnVote } from '@mijn/domain/ballots';
import { VOTES_REPLACED_MAX } from '@mijn/domain/limits';
import { useRef } from 'react';
import type { MarkVote } from './votes-to-send.ts';
import { newUuid } from '../../../shared/new-uuid.ts';

/** What a vote is about: a ballot, or an item before the meeting. */
interface Subject {
  id: string;
}

/**
 * Returns a function that marks the votes of one press. A vote may replace the one that the screen saw, and those that this device sent
 * itself: also without a response, because the server may have received them.
 */
export function useMarks() {
  const sent = useRef<Readonly<Record<string, readonly string[]>>>({});
  return (about: Subject, votes: readonly Pick<OwnVote, 'apartment_id' | 'mark'>[]): MarkVote => {
    const press = new Map<string, ReturnType<MarkVote>>();
    for (const { apartment_id, mark: seen } of votes) {
      const key = `${about.id}/${apartment_id}`;
      const own = sent.current[key] ?? [];
      const mark = newUuid();
      const replaces = [...new Set([...(seen === null ? [] : [seen]), ...own])];
      press.set(apartment_id, { mark, replaces: replaces.slice(0, VOTES_REPLACED_MAX) });
      sent.current = { ...sent.current, [key]: [mark, ...own] };
    }
    return (apartmentId) => press.get(apartmentId) ?? { mark: newUuid(), replaces: [] };
  };
}
