import type { Motion } from '@mijn/domain/motions';
import { motionsContract } from '@mijn/domain/motions/contract';
import { Refusal } from '../call/refusal.ts';
import { keepPer } from '../call/rows.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';

/** Returns an open amendment to the proposal about the charging points. */
export const aMotion = (number: number, own: Partial<Motion> = {}): Motion => ({
  id: idOf(94, number),
  item_id: idOf(31, 6),
  kind: 'amendment',
  text: 'Hoogstens € 100.000',
  wording:
    'De vergadering laat acht laadpalen plaatsen, voor hoogstens € 100.000. Wie laadt, betaalt zelf de stroom.',
  proposer: 'A. de Vries',
  state: 'open',
  is_outdated: false,
  version: 1,
  ...own,
});

/** Changes are kept for each meeting. What a motion does to a proposal, and whether it can be changed, needs a back end. */
function respond(first: readonly Motion[]): Responders<typeof motionsContract> {
  const motionsOf = keepPer(() => ({ motions: [...first] }));
  let added = 0;
  const change = (
    { meeting_id, motion_id }: { meeting_id: string; motion_id: string },
    version: number,
    work: (motion: Motion) => Motion,
  ): Motion | Refusal => {
    const kept = motionsOf(meeting_id);
    const motion = kept.motions.find(({ id }) => id === motion_id);
    if (!motion) return new Refusal('not_found');
    if (motion.state !== 'open') return new Refusal('motion_closed');
    if (motion.version !== version) return new Refusal('conflict');
    const changed = work(motion);
    kept.motions = kept.motions.map((one) => (one === motion ? changed : one));
    return changed;
  };
  return {
    listMotions: ({ params }) => ({ data: motionsOf(params.meeting_id).motions }),
    createMotion: ({ params, body }) => {
      added += 1;
      const motion = aMotion(100 + added, body);
      motionsOf(params.meeting_id).motions.push(motion);
      return motion;
    },
    updateMotion: ({ params, body: { version, ...form } }) =>
      change(params, version, (motion) => ({ ...motion, ...form, is_outdated: false, version: version + 1 })),
    withdrawMotion: ({ params, body: { version } }) =>
      change(params, version, (motion) => ({ ...motion, state: 'withdrawn', version: version + 1 })),
    moveMotion: ({ params, body: { version, after_id } }) => {
      const moved = change(params, version, (motion) => motion);
      if (moved instanceof Refusal) return moved;
      const kept = motionsOf(params.meeting_id);
      const others = kept.motions.filter(({ id }) => id !== moved.id);
      const at = others.findIndex(({ id }) => id === after_id) + 1;
      kept.motions = others.toSpliced(at, 0, moved);
      return moved;
    },
  };
}

/** Returns the mocked calls of the motions of every meeting, for the duration of one story or test. */
export const motionsCalls = (motions: readonly Motion[] = []) => callsOf(motionsContract, respond(motions));

export const motionsMock = defineMock({ contract: motionsContract, generate: () => [], respond });
