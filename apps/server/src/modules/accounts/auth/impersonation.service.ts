import { IMPERSONATION_LINK_MS, IMPERSONATION_SESSION_MS } from '@mijn/domain/limits';
import { v7 as newId } from 'uuid';
import { inTransaction, type Queries } from '../../../platform/database/index.ts';
import { StartFault } from '../../../platform/config/errors.ts';
import { limitProof } from '../../../platform/security/attempts.ts';
import { originDetails, writeAudit } from '../../../platform/security/audit.ts';
import { hashToken, isSigned, newToken, sign } from '../../../platform/security/digest.ts';
import type { Foundation } from '../../../platform/foundation.ts';
import type { Services } from '../../../capabilities/services.ts';
import { AppError } from '../../../platform/wire/index.ts';
import type { Browser } from './browser.service.ts';
import {
  closeSession,
  findStaffId,
  insertImpersonationLink,
  openSession,
  redeemImpersonationLink,
} from './session.repository.ts';
import { findUser } from './users.repository.ts';

const PURPOSE = 'impersonation';
const signedText = (token: string, expiresAt: Date): string => `${token}:${expiresAt.toISOString()}`;

interface ImpersonationRequest {
  /** The e-mail address of the staff member. */
  staff: string;
  /** The e-mail address of the member. */
  customer: string;
  reason: string;
  canWrite: boolean;
}

/** The link works once within 10 minutes (docs/product.md#impersonation). @throws StartFault without a person or reason. */
export async function createImpersonationLink(
  { config, database: { queries }, now, secret }: Foundation,
  request: ImpersonationRequest,
): Promise<string> {
  const reason = request.reason.trim();
  const member = await findUser(queries, 'email', request.customer);
  const staff_id = await findStaffId(queries, request.staff);
  const faults = [
    ...(staff_id ? [] : [`--staff: ${request.staff} is no provider staff.`]),
    ...(member ? [] : [`--customer: nobody signs in as ${request.customer}.`]),
    ...(member?.disabled_at ? [`--customer: the account of ${request.customer} is disabled.`] : []),
    ...(reason === '' ? ['--reason: say why; the member can read it.'] : []),
  ];
  if (!member || !staff_id || faults.length > 0) throw new StartFault(...faults);
  const token = newToken();
  const expires_at = new Date(now().getTime() + IMPERSONATION_LINK_MS);
  const actors = { user_id: member.id, staff_id };
  const is_read_only = !request.canWrite;
  await inTransaction(queries, async (transaction) => {
    const link = { ...actors, token_hash: hashToken(token), reason, is_read_only, expires_at };
    await insertImpersonationLink(transaction, link);
    await writeAudit(transaction, {
      action: 'impersonation_link_made',
      happened_at: now(),
      ...actors,
      details: { reason, is_read_only },
    });
  });
  const signature = sign(secret, PURPOSE, signedText(token, expires_at));
  return new URL(`/login/impersonate/${token}/${signature}`, config.appUrl).href;
}

/** Returns the value of the new session cookie. */
async function redeemLink(
  transaction: Queries,
  { now, secret }: Pick<Services, 'now' | 'secret'>,
  { token, signature }: { token: string; signature: string },
  { token: sessionToken, ...origin }: Browser,
): Promise<string> {
  const link = await redeemImpersonationLink(transaction, hashToken(token), now());
  if (!link || !isSigned(secret, PURPOSE, signedText(token, link.expires_at), signature)) {
    throw new AppError('impersonation_link_invalid');
  }
  await closeSession(transaction, sessionToken, now());
  const { user_id, staff_id, is_read_only, reason } = link;
  const expires_at = new Date(now().getTime() + IMPERSONATION_SESSION_MS);
  const session_id = newId();
  await writeAudit(transaction, {
    action: 'impersonation_started',
    happened_at: now(),
    user_id,
    staff_id,
    details: { reason, is_read_only, session_id, ...originDetails(origin) },
  });
  const staff = { staff_id, is_read_only, expires_at };
  return openSession(transaction, { id: session_id, user_id, now: now(), staff });
}

/**
 * Closes the current session of the browser, unless the link does not work (docs/product.md#impersonation,
 * docs/product.md#impersonation). Returns the new session cookie. @throws AppError `impersonation_link_invalid`, or
 * `too_many_requests`.
 */
export async function impersonate(
  needs: Services,
  link: { token: string; signature: string },
  browser: Browser,
): Promise<string> {
  const { queries } = needs.database;
  const proof = { kind: 'impersonate', ip: browser.ip } as const;
  return limitProof(queries, proof, needs.now(), async () =>
    inTransaction(queries, async (transaction) => redeemLink(transaction, needs, link, browser)),
  );
}
