import type { AuditAction } from '@mijn/domain/activity';
import { announce } from '../../../capabilities/sections/sections.ts';
import type { Queries } from '../../../platform/database/index.ts';
import type { Member } from '../../../platform/wire/index.ts';
import { auditCaller } from '../../../platform/security/audit.ts';
import { mailProxy } from './proxies.jobs.ts';
import type { ProxyEvent } from './proxies.mail.ts';
import { endProxy } from './proxy-changes.repository.ts';
import type { OfProxy } from './proxies.service.ts';

interface Recorded {
  action: AuditAction;
  event: ProxyEvent;
  now: Date;
}

/** Records what happened to a proxy in the audit log, mails those whom it concerns, and tells open tabs of the meeting. */
export async function recordEvent(
  transaction: Queries,
  caller: Member,
  { meeting_id, proxy_id }: OfProxy,
  { action, event, now }: Recorded,
): Promise<void> {
  const { association_id } = caller.membership;
  await auditCaller(transaction, caller, action, { meeting_id, proxy_id }, now);
  await mailProxy.add(transaction, { association_id, proxy_id, event, at: now.toISOString() });
  await announce(transaction, {
    association_id,
    section: 'proxies',
    entity_id: meeting_id,
    happened_at: now,
  });
}

/** Withdraws a proxy. The caller has checked that it is open, and whose it is. */
export async function endByWithdrawal(
  transaction: Queries,
  caller: Member,
  of: OfProxy,
  now: Date,
): Promise<void> {
  const { association_id } = caller.membership;
  await endProxy(transaction, { association_id, id: of.proxy_id }, { state: 'withdrawn', now });
  await recordEvent(transaction, caller, of, { action: 'proxy_withdrawn', event: 'withdrawn', now });
}
