import { fillPath } from '@mijn/domain/wire';
import type { Caller, KitResponse } from '../kit/caller.ts';
import type { Kit, Member } from '../kit/kit.ts';
import { Skipped } from '../kit/outcomes.ts';

/** Why a step was not reached. Its cause is a result of its own. */
const NOT_REACHED = 'the ballot did not get so far';

/** The steps of a ballot. A step that fails is noted, and the ballot goes on as far as it can. */
export interface Rehearsal {
  /** Makes one step. Returns its value, or undefined if it failed. */
  step<T>(id: string, work: () => Promise<T>): Promise<T | undefined>;
  /** Notes why some steps are not made. */
  skip(ids: readonly string[], reason: string): void;
  /** Notes why no further step is made. */
  end(error: unknown): void;
  /** Throws what a step threw, or Skipped if it was not reached. */
  replay(id: string): void;
}

export function createRehearsal(): Rehearsal {
  const noted = new Map<string, unknown>();
  let ending: unknown;
  return {
    step: async (id, work) => {
      try {
        const value = await work();
        if (!noted.has(id)) noted.set(id, undefined);
        return value;
      } catch (error) {
        // Of a step that is made more than once, the first failure counts.
        noted.set(id, noted.get(id) ?? error);
        return undefined;
      }
    },
    skip: (ids, reason) => {
      for (const id of ids) noted.set(id, noted.get(id) ?? new Skipped(reason));
    },
    end: (error) => {
      ending ??= error;
    },
    replay: (id) => {
      const error = noted.has(id) ? noted.get(id) : (ending ?? new Skipped(NOT_REACHED));
      if (error !== undefined) throw error;
    },
  };
}

/** The meeting at which the kit votes, and who votes. */
export interface Hall {
  kit: Kit;
  chair: Caller;
  owner: Caller;
  /** The further members who can vote. They are not in the hall before a ballot needs them. */
  voters: readonly Caller[];
  /** The path of the meeting. */
  meeting: string;
  /** The id of the proposal that is voted about. */
  itemId: string;
}

export const get = (caller: Caller, path: string): Promise<KitResponse> =>
  caller.send({ method: 'GET', path });
export const post = (
  caller: Caller,
  path: string,
  json?: unknown,
  headers?: Record<string, string>,
): Promise<KitResponse> => caller.send({ method: 'POST', path, json, headers });

/** Returns the path of the meeting of the options. @throws Skipped without what a ballot needs */
export function needMeeting({ options, association, owner }: Kit): { meeting: string; owner: Member } {
  if (options.meeting === undefined || !owner || options.email === undefined)
    throw new Skipped('it needs --meeting, --email and --owner-email');
  const params = { association_id: association.id, meeting_id: options.meeting };
  return { owner, meeting: fillPath('/associations/{association_id}/meetings/{meeting_id}', params) };
}
