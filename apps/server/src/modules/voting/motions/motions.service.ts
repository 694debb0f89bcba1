import type { OpenBallotForm } from '@mijn/domain/ballots';
import {
  isOutdated,
  type Motion,
  type MotionFacts,
  nextMotion,
  obstacleOfMotion,
  stateOfMotion,
} from '@mijn/domain/motions';
import type { Database } from '../../../platform/database/index.ts';
import type { Services } from '../../../capabilities/services.ts';
import { AppError, type Member } from '../../../platform/wire/index.ts';
import { type MotionsFilter, motionsFor } from '../../meetings/meetings.access.ts';
import { requireMeeting } from '../../meetings/meetings.service.ts';
import * as repository from './motions.repository.ts';

/** A motion as members read it, and whether a ballot about it is open. */
export interface KnownMotion extends Motion {
  is_voted_about: boolean;
}

const factsOf = ({
  kind,
  created_at,
  withdrawn_at,
  outcome,
  decided_at,
}: repository.MotionRow): MotionFacts => ({
  kind,
  created_at,
  withdrawn_at,
  decision: outcome && decided_at ? { outcome, decided_at } : null,
});

/** Returns the motions of a meeting with their states, by item in the order of voting. */
export async function readMotions(
  database: Database,
  filter: MotionsFilter,
  meeting_id: string,
): Promise<KnownMotion[]> {
  const rows = await repository.listMotions(database, filter, meeting_id);
  const byItem = Map.groupBy(rows, ({ item_id }) => item_id);
  return rows.map((row) => {
    const { id, item_id, kind, text, wording, proposer, version, is_voted_about, proposal } = row;
    const state = stateOfMotion(factsOf(row), (byItem.get(item_id) ?? []).map(factsOf));
    const is_outdated = state === 'open' && proposal !== null && isOutdated(row, { wording: proposal });
    return { id, item_id, kind, text, wording, proposer, state, is_outdated, version, is_voted_about };
  });
}

/**
 * Returns the motion that a ballot is to be about; undefined for one about the proposal itself. @throws AppError `motions_open`,
 * `motion_closed`, `motion_not_next`, `motion_outdated`, or `validation_failed` for a motion that the item does not have.
 */
export function motionToVoteAbout(
  motions: readonly KnownMotion[],
  { item_id, motion_id }: Pick<OpenBallotForm, 'item_id' | 'motion_id'>,
): KnownMotion | undefined {
  const about = motions.filter((one) => one.item_id === item_id);
  if (typeof motion_id !== 'string') {
    if (nextMotion(about)) throw new AppError('motions_open');
    return undefined;
  }
  const motion = about.find(({ id }) => id === motion_id);
  if (!motion) throw new AppError('validation_failed', { errors: { motion_id: [{ code: 'not_allowed' }] } });
  const obstacle = obstacleOfMotion(motion, about);
  if (obstacle) throw new AppError(obstacle);
  return motion;
}

/** Returns the amendments and counter-proposals of a meeting. @throws AppError `not_found` */
export async function listMotions(
  { database }: Pick<Services, 'database'>,
  { membership }: Member,
  { meeting_id }: { meeting_id: string },
): Promise<{ data: Motion[] }> {
  await requireMeeting(database, membership, meeting_id);
  const found = await readMotions(database, motionsFor(membership), meeting_id);
  return { data: found.map(({ is_voted_about: _now, ...motion }) => motion) };
}
