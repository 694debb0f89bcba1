import { isOpenProxy, type ProxyResponseForm } from '@mijn/domain/proxies';
import { isBoardMember } from '@mijn/domain/roles';
import type { Services } from '../../../capabilities/services.ts';
import { changeAndRead, inTransaction, type Queries } from '../../../platform/database/index.ts';
import { AppError, type Member, orNotFound } from '../../../platform/wire/index.ts';
import {
  keyOf,
  isPlanned,
  type MeetingKey,
  requireMeeting,
  requirePlanned,
  requirePlannedOrToday,
} from '../../meetings/meetings.service.ts';
import { countOtherGivers } from './giver-counts.repository.ts';
import { getMeetingProxy, getProxy, mayRespond, type OfProxy, getProxyRules } from './proxies.service.ts';
import * as repository from './proxy-changes.repository.ts';
import { endByWithdrawal, recordEvent } from './proxy-events.service.ts';

type Needs = Pick<Services, 'database' | 'now'>;

/** Locks a proxy that the caller may read. @throws AppError `proxy_ended` if it is not open any more. */
async function lockOpen(
  transaction: Queries,
  caller: Member,
  { meeting_id, proxy_id }: OfProxy,
): Promise<repository.ProxyRecord> {
  const proxy = orNotFound(await repository.lockProxy(transaction, keyOf(caller, { meeting_id }), proxy_id));
  if (!isOpenProxy(proxy.state)) throw new AppError('proxy_ended');
  return proxy;
}

const forbidden = (message: string): AppError => new AppError('forbidden', { message });

const isHolder = ({ user_id, membership }: Member, proxy: repository.ProxyRecord): boolean =>
  proxy.giver_id !== user_id &&
  (proxy.holder_id === user_id ||
    (proxy.is_to_board && proxy.holder_id === null && isBoardMember(membership)));

/** @throws AppError `proxy_given` for a member who gave a proxy, or `holder_absent` for one who stays away. */
async function requireComing(transaction: Queries, key: MeetingKey, user_id: string): Promise<void> {
  if ((await repository.listOpenOf(transaction, key, { user_id })).length > 0)
    throw new AppError('proxy_given');
  if (await repository.isAbsent(transaction, key, user_id)) throw new AppError('holder_absent');
}

/**
 * Accepts a proxy, refuses it, or gives it back. A board member who answers a proxy to the board becomes its holder.
 * @throws AppError `not_found`, `forbidden` for others than the holder, `meeting_begun`, `proxy_ended`, `proxy_given`,
 * `holder_absent`, `proxies_full`, or `conflict` for a refusal by somebody who does not know that the proxy was accepted meanwhile.
 */
export async function respondToProxy(
  services: Needs,
  caller: Member,
  of: OfProxy,
  { accepted, gives_back }: ProxyResponseForm,
) {
  const { database } = services;
  const now = services.now();
  const { user_id } = caller;
  const [meeting] = await Promise.all([
    requireMeeting(database, caller.membership, of.meeting_id),
    getProxy(services, caller, of),
  ]);
  requirePlannedOrToday(meeting, now);
  const { proxies_max } = await getProxyRules({ database }, caller);
  const key = keyOf(caller, of);
  const { association_id } = key;
  return changeAndRead(
    services,
    async (transaction) => {
      // Two proxies that are accepted at once are counted one after the other.
      await repository.lockMember(transaction, { association_id, user_id });
      const proxy = await lockOpen(transaction, caller, of);
      if (!isHolder(caller, proxy)) {
        // Another board member accepted the proxy at the same moment.
        if (proxy.is_to_board && isBoardMember(caller.membership)) throw new AppError('proxy_ended');
        throw forbidden('Only the holder responds to a proxy.');
      }
      if (accepted && proxy.state === 'accepted') return;
      if (!mayRespond(proxy.state, meeting, now)) throw new AppError('meeting_begun');
      if (accepted) {
        // Whoever gave a proxy, or stays away, can't vote for others. At the meeting it counts who is there.
        if (isPlanned(meeting, now)) await requireComing(transaction, key, user_id);
        // The proxy of a giver whose account was deleted counts for itself.
        const giver = proxy.giver_id ?? proxy.id;
        if ((await countOtherGivers(transaction, key, user_id, giver)) >= proxies_max)
          throw new AppError('proxies_full', { params: { max: proxies_max } });
        await repository.acceptProxy(transaction, proxy, { holder_id: user_id, now });
      } else {
        if (proxy.state === 'accepted' && gives_back !== true) throw new AppError('conflict');
        await repository.endProxy(transaction, proxy, { state: 'refused', now, holder_id: user_id });
      }
      const refusal = proxy.state === 'accepted' ? 'given_back' : 'refused';
      await recordEvent(transaction, caller, of, {
        action: accepted ? 'proxy_accepted' : 'proxy_refused',
        event: accepted ? 'accepted' : refusal,
        now,
      });
    },
    (inside) => getProxy(inside, caller, of),
  );
}

/** Objects to a proxy as another owner. @throws AppError `not_found`, `forbidden`, `meeting_begun`, or `proxy_ended`. */
export async function objectToProxy(services: Needs, caller: Member, of: OfProxy) {
  const { database } = services;
  const now = services.now();
  const [meeting, { may_object, state }] = await Promise.all([
    requireMeeting(database, caller.membership, of.meeting_id),
    getProxy(services, caller, of),
  ]);
  requirePlanned(meeting, now);
  if (isOpenProxy(state) && !may_object)
    throw forbidden('Only another owner of an apartment objects to its proxy.');
  return changeAndRead(
    services,
    async (transaction) => {
      const proxy = await lockOpen(transaction, caller, of);
      const left = await repository.objectFor(transaction, proxy, { user_id: caller.user_id, now });
      if (left === 0) await repository.endProxy(transaction, proxy, { state: 'objected', now });
      await recordEvent(transaction, caller, of, { action: 'proxy_objected', event: 'objected', now });
    },
    (inside) => getProxy(inside, caller, of),
  );
}

async function withdrawOnly(
  services: Needs,
  caller: Member,
  of: OfProxy,
  isAllowed: (proxy: repository.ProxyRecord) => boolean,
): Promise<void> {
  const now = services.now();
  const meeting = await requireMeeting(services.database, caller.membership, of.meeting_id);
  requirePlannedOrToday(meeting, now);
  await inTransaction(services.database.queries, async (transaction) => {
    if (!isAllowed(await lockOpen(transaction, caller, of)))
      throw forbidden('Only the owner who gave a proxy withdraws it, and the board one on paper.');
    await endByWithdrawal(transaction, caller, of, now);
  });
}

/**
 * Withdraws a proxy of the caller. @throws AppError `not_found`, `forbidden`, `proxy_ended`, or `meeting_begun` once the day of the
 * meeting is over.
 */
export async function withdrawProxy(services: Needs, caller: Member, of: OfProxy) {
  await getProxy(services, caller, of);
  await withdrawOnly(services, caller, of, ({ giver_id }) => giver_id === caller.user_id);
  return getProxy(services, caller, of);
}

/** Withdraws a proxy on paper for the board. @throws AppError as `withdrawProxy` does. */
export async function withdrawPaperProxy(services: Needs, caller: Member, of: OfProxy) {
  await getMeetingProxy(services, caller, of);
  await withdrawOnly(services, caller, of, ({ is_paper }) => is_paper);
  return getMeetingProxy(services, caller, of);
}

/**
 * Withdraws the proxies of the caller for the whole meeting, if that is wanted. Returns whether there were any.
 * @throws AppError `forbidden` for staff, who never withdraw one.
 */
export async function endOwnProxies(
  transaction: Queries,
  caller: Member,
  { meeting_id }: Pick<OfProxy, 'meeting_id'>,
  { isWithdrawn, now }: { isWithdrawn: boolean; now: Date },
): Promise<boolean> {
  const { user_id } = caller;
  const key = keyOf(caller, { meeting_id });
  await repository.lockMember(transaction, { association_id: key.association_id, user_id });
  const open = await repository.listOpenOf(transaction, key, { user_id, isWholeMeeting: true });
  if (isWithdrawn && open.length > 0 && caller.impersonator)
    throw forbidden('This is for the member alone, never for provider staff.');
  if (isWithdrawn)
    for (const proxy_id of open) await endByWithdrawal(transaction, caller, { meeting_id, proxy_id }, now);
  return open.length > 0;
}

/** @throws AppError `proxy_held` if the caller holds proxies of others, who count on it that the caller comes. */
export async function requireNoHeldProxies(
  transaction: Queries,
  caller: Member,
  { meeting_id }: Pick<OfProxy, 'meeting_id'>,
): Promise<void> {
  const held = await repository.countAccepted(transaction, keyOf(caller, { meeting_id }), caller.user_id);
  if (held > 0) throw new AppError('proxy_held');
}
