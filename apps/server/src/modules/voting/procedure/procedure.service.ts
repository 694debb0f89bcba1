import type { Adjournment } from '@mijn/domain/procedure';
import type { Services } from '../../../capabilities/services.ts';
import type { Database, RowOf } from '../../../platform/database/index.ts';
import { AppError, type Member } from '../../../platform/wire/index.ts';
import { procedureFor } from '../../meetings/meetings.access.ts';
import { keyOf, type MeetingKey, requireMeeting } from '../../meetings/meetings.service.ts';
import * as repository from './procedure.repository.ts';

export { type AdjournmentRow, listAdjournments } from './procedure.repository.ts';

type Needs = Pick<Services, 'database'>;

interface OfMeeting {
  meeting_id: string;
}

/** Returns the break of a meeting that is adjourned; null if it goes on. */
export const getAdjournment = async (
  database: Database,
  key: MeetingKey,
): Promise<RowOf<Adjournment, 'adjourned_at' | 'resumes_at'> | null> =>
  (await repository.findAdjournment(database, key)) ?? null;

/** @throws AppError `meeting_adjourned` */
export async function requireGoesOn(database: Database, key: MeetingKey): Promise<void> {
  if (await repository.findAdjournment(database, key)) throw new AppError('meeting_adjourned');
}

/** Returns the procedural motions of a meeting, oldest first. */
export const listProceduralMotions = async (
  { database }: Needs,
  { membership }: Pick<Member, 'membership'>,
  { meeting_id }: OfMeeting,
) => repository.listMotions(database, procedureFor(membership), meeting_id);

/** Returns whether a meeting is adjourned, and what it decided about how it goes on. @throws AppError `not_found` */
export async function getProcedure({ database }: Needs, caller: Member, of: OfMeeting) {
  await requireMeeting(database, caller.membership, of.meeting_id);
  const [motions, adjournment] = await Promise.all([
    listProceduralMotions({ database }, caller, of),
    getAdjournment(database, keyOf(caller, of)),
  ]);
  return { adjournment, motions };
}
