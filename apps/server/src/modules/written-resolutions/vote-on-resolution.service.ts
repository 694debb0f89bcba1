import { dutchDay } from '@mijn/domain/formats';
import {
  isChoosableDay,
  type PaperConsentForm,
  type ResolutionChoice,
} from '@mijn/domain/written-resolutions';
import { v7 as newId } from 'uuid';
import type { Services } from '../../capabilities/services.ts';
import { changeAndRead } from '../../platform/database/index.ts';
import { auditCaller } from '../../platform/security/audit.ts';
import { AppError, type Member } from '../../platform/wire/index.ts';
import { adoptIfUnanimous } from './adopt-resolution.service.ts';
import * as repository from './written-resolutions.repository.ts';
import {
  getResolution,
  keyOf,
  lockResolution,
  type OfResolution,
  tellAll,
} from './written-resolutions.service.ts';

type Needs = Pick<Services, 'database' | 'now'>;

/**
 * Says for all apartments of the caller that the caller is for or against. The same vote once more changes nothing, also after the last day,
 * because the caller may have got no response to the first one.
 * @throws AppError `not_found`, `resolution_closed`, or `forbidden` for a caller without an apartment that votes.
 */
export async function voteOnResolution(
  services: Needs,
  caller: Member,
  of: OfResolution,
  choice: ResolutionChoice,
) {
  const now = services.now();
  const key = keyOf(caller, of);
  const locked = { caller, now, isForBoard: false };
  return changeAndRead(
    services,
    async (transaction) => {
      const { state, apartments } = await lockResolution(services.database, transaction, locked, of);
      const own = apartments.filter(({ is_own }) => is_own);
      if (own.length === 0)
        throw new AppError('forbidden', { message: 'The caller owns no apartment that votes.' });
      const isKnown = own.every(({ own_choice }) => own_choice === choice);
      if (state !== 'open') {
        if (isKnown) return;
        throw new AppError('resolution_closed');
      }
      if (!isKnown) {
        const vote = { ...key, voter_id: caller.user_id, choice, voted_at: now };
        await repository.upsertVotes(
          transaction,
          own.map(({ apartment_id }) => Object.assign({ id: newId(), apartment_id }, vote)),
        );
        await auditCaller(transaction, caller, 'resolution_voted', { ...of, choice }, now);
      }
      // Also after a known vote: an owner who was against may have sold meanwhile.
      const isAdopted = await adoptIfUnanimous(services.database, transaction, key, caller, now);
      if (isAdopted || !isKnown) await tellAll(transaction, key, now);
    },
    (inside) => getResolution(inside, caller, of),
  );
}

/**
 * Enters the consent of an apartment on paper, corrects its day, or takes it back. The same once more changes nothing.
 * @throws AppError `forbidden` outside the board, `not_found`, `resolution_closed`, `resolution_day`, or `validation_failed` for an apartment
 * that does not vote.
 */
export async function setPaperConsent(
  services: Needs,
  caller: Member,
  of: OfResolution,
  { apartment_id, signed_on }: PaperConsentForm,
) {
  const now = services.now();
  const key = keyOf(caller, of);
  const locked = { caller, now, isForBoard: true };
  return changeAndRead(
    services,
    async (transaction) => {
      const { state, created_on, apartments } = await lockResolution(
        services.database,
        transaction,
        locked,
        of,
      );
      const apartment = apartments.find((one) => one.apartment_id === apartment_id);
      if (!apartment)
        throw new AppError('validation_failed', { errors: { apartment_id: [{ code: 'not_allowed' }] } });
      if (apartment.signed_on === signed_on) return;
      if (state !== 'open') throw new AppError('resolution_closed');
      const days = { first_day: created_on, last_day: dutchDay(now) };
      if (signed_on !== null && !isChoosableDay(signed_on, days))
        throw new AppError('resolution_day', { params: days });
      await repository.deletePaperConsent(transaction, key, apartment_id);
      if (signed_on !== null)
        await repository.insertPaperConsent(transaction, {
          ...key,
          id: newId(),
          apartment_id,
          choice: 'for',
          signed_on,
          voted_at: now,
        });
      const details = { ...of, apartment_id, ...(signed_on !== null && { signed_on }) };
      await auditCaller(transaction, caller, 'paper_consent_set', details, now);
      await adoptIfUnanimous(services.database, transaction, key, caller, now);
      await tellAll(transaction, key, now);
    },
    (inside) => getResolution(inside, caller, of),
  );
}
