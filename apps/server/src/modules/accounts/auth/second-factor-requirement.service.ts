import { inTransaction, type Queries } from '../../../platform/database/index.ts';
import { writeMail } from '../../../platform/mail/send-mail.job.ts';
import { writeAudit } from '../../../platform/security/audit.ts';
import { rolesWithFactor } from '../../../platform/security/required-second-factor.ts';
import type { Foundation } from '../../../platform/foundation.ts';
import { requiredSecondFactorMail } from './second-factor-requirement.mail.ts';
import * as repository from './second-factor-requirement.repository.ts';

type Needs = Pick<Foundation, 'config' | 'database' | 'now'>;

async function applyRequirement({ config, database, now }: Needs): Promise<void> {
  const roles = rolesWithFactor(config);
  await inTransaction(database.queries, async (transaction) => {
    const happened_at = now();
    await repository.takeTurn(transaction);
    await repository.deleteOutdated(transaction, happened_at);
    if (roles.length === 0) return;
    await repository.restartFuture(transaction, happened_at);
    await repository.updateRights(transaction);
    for (const { user_id, required_from } of await repository.applyTo(transaction, roles, happened_at)) {
      const details = { required_from: required_from.toISOString() };
      await writeAudit(transaction, { action: 'second_factor_required', happened_at, user_id, details });
    }
  });
}

/** Two servers that run at the same time mail a member once. */
async function mailNotice({ config, database, now }: Needs, userId: string): Promise<void> {
  await inTransaction(database.queries, async (transaction) => {
    const notice = await repository.takeNotice(transaction, userId, rolesWithFactor(config), now());
    if (!notice) return;
    const { kind, began_at, required_from, ...member } = notice;
    const mail = requiredSecondFactorMail(config, { member, kind, required_from });
    const dedupe_key = `second_factor_${kind}:${userId}:${began_at.toISOString()}`;
    await writeMail(transaction, { ...mail, dedupe_key }, now());
  });
}

/** Mails members without a factor when their notice begins, and once more before it ends (docs/decisions/0234). */
export async function requireSecondFactors(needs: Needs): Promise<void> {
  await applyRequirement(needs);
  const { config, database, now } = needs;
  const roles = rolesWithFactor(config);
  if (roles.length === 0) return;
  for (const userId of await repository.listWaiting(database.queries, roles, now()))
    await mailNotice(needs, userId);
}

/** Returns whether the provider requires a second factor of a user, now or at the end of the notice. */
export const isSecondFactorRequired = async (
  queries: Queries,
  { config }: Pick<Foundation, 'config'>,
  userId: string,
): Promise<boolean> => repository.isRequired(queries, userId, rolesWithFactor(config));
