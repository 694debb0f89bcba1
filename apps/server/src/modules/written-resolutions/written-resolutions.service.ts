import { dutchDay } from '@mijn/domain/formats';
import { OPEN_RESOLUTIONS_MAX } from '@mijn/domain/limits';
import { isBoardMember } from '@mijn/domain/roles';
import {
  isChoosableDay,
  lastDays,
  progressOf,
  standingOf,
  stateOfResolution,
  type WrittenResolutionForm,
} from '@mijn/domain/written-resolutions';
import type { FastifyRequest } from 'fastify';
import { announce } from '../../capabilities/sections/sections.ts';
import type { Services } from '../../capabilities/services.ts';
import { changeAndRead, type Database, type Queries, readIn } from '../../platform/database/index.ts';
import { auditCaller } from '../../platform/security/audit.ts';
import { requireLine, requireText, typedText } from '../../platform/texts/typed-text.ts';
import { AppError, createAndRead, type Member, orNotFound, requireBoard } from '../../platform/wire/index.ts';
import { mailQuestion, mailResolution } from './resolution-mails.jobs.ts';
import { resolutionsFor } from './written-resolutions.access.ts';
import * as repository from './written-resolutions.repository.ts';

type Needs = Pick<Services, 'database' | 'now'>;

export interface OfResolution {
  resolution_id: string;
}

const readerOf = ({ membership: { association_id }, user_id }: Member) => ({ association_id, user_id });

export const keyOf = (
  { membership: { association_id } }: Member,
  { resolution_id }: OfResolution,
): repository.ResolutionKey => ({ association_id, resolution_id });

/** Returns the resolutions of the association, newest first. Those that are open say how many apartments said what. */
export async function listResolutions({ database, now }: Needs, caller: Member) {
  const today = dutchDay(now());
  const rows = await repository.listResolutions(database, resolutionsFor(caller));
  const open = rows.filter((row) => stateOfResolution(row, today) === 'open');
  // Every list of meetings asks, and few associations have an open one.
  const counted =
    open.length === 0
      ? []
      : await repository.countProgress(
          database,
          caller.membership.association_id,
          open.map(({ id }) => id),
        );
  const progressById = new Map(
    counted.map(({ resolution_id, votes_total: _total, ...progress }) => [resolution_id, progress]),
  );
  return {
    data: rows.map((stored) => {
      const state = stateOfResolution(stored, today);
      const { has_against: _, ...row } = stored;
      return Object.assign(row, { state, progress: progressById.get(row.id) ?? null });
    }),
  };
}

/** Returns a resolution as it is, with all apartments that vote. @throws AppError `not_found` */
async function readResolution(
  database: Database,
  caller: Member,
  { resolution_id }: OfResolution,
  now: Date,
) {
  const found = await repository.findResolution(database, resolutionsFor(caller), resolution_id);
  const resolution = orNotFound(found);
  const state = stateOfResolution(resolution, dutchDay(now));
  const asked = { id: resolution_id, is_open: state === 'open' };
  const rows = await repository.listApartments(database, readerOf(caller), asked);
  const apartments = rows.map((row) => Object.assign(row, { standing: standingOf(row.choices) }));
  return { ...resolution, state, apartments };
}

/** Returns a resolution with the apartments of the caller. The board also reads what the others said. @throws AppError `not_found` */
export async function getResolution({ database, now }: Needs, caller: Member, of: OfResolution) {
  const { has_against: _, apartments, ...resolution } = await readResolution(database, caller, of, now());
  const isOpen = resolution.state === 'open';
  const own = apartments.filter(({ is_own }) => is_own);
  return {
    ...resolution,
    progress: isOpen ? progressOf(apartments.map(({ standing }) => standing)) : null,
    may_vote: isOpen && own.length > 0,
    own_apartments: own.map(({ name, votes, own_choice, standing }) => ({
      name,
      votes,
      choice: own_choice,
      standing,
    })),
    apartments: isBoardMember(caller.membership)
      ? apartments.map(({ apartment_id, name, standing, signed_on }) => ({
          apartment_id,
          name,
          standing,
          signed_on,
        }))
      : [],
  };
}

/** Tells the open tabs of all members. */
export const tellAll = async (
  transaction: Queries,
  { association_id, resolution_id }: repository.ResolutionKey,
  happened_at: Date,
): Promise<void> =>
  announce(transaction, { association_id, section: 'agenda', entity_id: resolution_id, happened_at });

/** Returns a resolution that stays as it is until the transaction ends. @throws AppError `not_found`, or `forbidden` for others than the board if it is for the board. */
export async function lockResolution(
  database: Database,
  transaction: Queries,
  { caller, now, isForBoard }: { caller: Member; now: Date; isForBoard: boolean },
  of: OfResolution,
) {
  if (!(await repository.lockResolution(transaction, resolutionsFor(caller), of.resolution_id)))
    throw new AppError('not_found');
  if (isForBoard) requireBoard(caller);
  return readResolution(readIn(database, transaction), caller, of, now);
}

/**
 * Asks all who vote to consent to a resolution.
 * @throws AppError `forbidden` outside the board, `resolution_day`, `too_many_resolutions`, or `validation_failed`.
 */
export async function createResolution(
  services: Needs,
  caller: Member,
  { title, wording, explanation = '', last_day }: WrittenResolutionForm,
  request: FastifyRequest,
) {
  const now = services.now();
  const today = dutchDay(now);
  requireBoard(caller);
  const days = lastDays(today);
  if (!isChoosableDay(last_day, days)) throw new AppError('resolution_day', { params: { ...days } });
  const texts = {
    title: requireLine('title', title),
    wording: requireText('wording', wording),
    explanation: typedText(explanation) || null,
  };
  const { association_id } = caller.membership;
  return createAndRead(
    services,
    { caller, request, now },
    async (transaction, id) => {
      await repository.lockOpen(transaction, association_id);
      if ((await repository.countOpen(transaction, association_id, today)) >= OPEN_RESOLUTIONS_MAX)
        throw new AppError('too_many_resolutions', { params: { max: OPEN_RESOLUTIONS_MAX } });
      const row = { ...texts, association_id, id, last_day, created_at: now, created_on: today };
      const key = { association_id, resolution_id: id };
      await repository.insertResolution(transaction, row);
      await auditCaller(transaction, caller, 'resolution_created', { resolution_id: id }, now);
      await mailQuestion(transaction, key, row, now);
      await tellAll(transaction, key, now);
    },
    (inside, resolution_id) => getResolution(inside, caller, { resolution_id }),
  );
}

/** Withdraws an open resolution. A repeat changes nothing. @throws AppError `forbidden`, `not_found`, or `resolution_closed` */
export async function withdrawResolution(services: Needs, caller: Member, of: OfResolution) {
  const now = services.now();
  const key = keyOf(caller, of);
  return changeAndRead(
    services,
    async (transaction) => {
      const { state } = await lockResolution(
        services.database,
        transaction,
        { caller, now, isForBoard: true },
        of,
      );
      if (state === 'withdrawn') return;
      if (state !== 'open') throw new AppError('resolution_closed');
      await repository.updateResolution(transaction, key, { withdrawn_on: dutchDay(now) });
      await auditCaller(transaction, caller, 'resolution_withdrawn', { ...of }, now);
      await mailResolution.add(transaction, { ...key, event: 'withdrawn' });
      await tellAll(transaction, key, now);
    },
    (inside) => getResolution(inside, caller, of),
  );
}
