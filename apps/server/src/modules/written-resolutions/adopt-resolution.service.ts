import { dutchDay } from '@mijn/domain/formats';
import { isUnanimous } from '@mijn/domain/written-resolutions';
import { type Database, type Queries, readIn } from '../../platform/database/index.ts';
import { auditCaller, writeAudit } from '../../platform/security/audit.ts';
import { type Member, orNotFound } from '../../platform/wire/index.ts';
import { recordWrittenDecision } from '../decisions/decisions.service.ts';
import { mailResolution } from './resolution-mails.jobs.ts';
import { resolutionsFor } from './written-resolutions.access.ts';
import * as repository from './written-resolutions.repository.ts';

/**
 * Adopts a locked, open resolution once everybody consents, and enters it in the register. Votes of whoever sold an apartment are removed, so
 * that those of an adopted resolution are the ones that adopted it. Returns whether it is adopted now.
 * @param caller the member whose vote can be the last one; null after a change of owners.
 */
export async function adoptIfUnanimous(
  database: Database,
  transaction: Queries,
  key: repository.ResolutionKey,
  caller: Member | null,
  now: Date,
): Promise<boolean> {
  const { association_id, resolution_id } = key;
  const inside = readIn(database, transaction);
  const [counted] = await repository.countProgress(inside, association_id, [resolution_id]);
  if (!counted || !isUnanimous(counted)) return false;
  const filter = resolutionsFor({ membership: { association_id } });
  const { title, wording } = orNotFound(await repository.findResolution(inside, filter, resolution_id));
  await repository.deleteFormerVotes(transaction, key);
  const decided = { association_id, title, wording, votes_for: counted.votes_total };
  const decision_id = await recordWrittenDecision(transaction, decided, now);
  await repository.updateResolution(transaction, key, { adopted_on: dutchDay(now), decision_id });
  const details = { resolution_id, decision_id };
  if (caller) await auditCaller(transaction, caller, 'resolution_adopted', details, now);
  else
    await writeAudit(transaction, {
      action: 'resolution_adopted',
      happened_at: now,
      association_id,
      details,
    });
  await mailResolution.add(transaction, { ...key, event: 'adopted' });
  return true;
}
