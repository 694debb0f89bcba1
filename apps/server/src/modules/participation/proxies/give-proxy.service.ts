import { randomInt } from 'node:crypto';
import { DAY_MS, PROXIES_PER_DAY } from '@mijn/domain/limits';
import { doProxiesOverlap, type ProxyForm } from '@mijn/domain/proxies';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../capabilities/services.ts';
import type { Queries } from '../../../platform/database/index.ts';
import {
  AppError,
  createAndRead,
  type Member,
  RETRY_AFTER_DAILY_LIMIT_S,
} from '../../../platform/wire/index.ts';
import { listProposals } from '../../meetings/agenda/agenda.service.ts';
import { type MeetingKey, requireMeeting, requirePlanned } from '../../meetings/meetings.service.ts';
import { lockOwnApartments } from '../../voting-rules/voting-rules.service.ts';
import { getProxy, getProxyRules, requireHolder } from './proxies.service.ts';
import * as repository from './proxy-changes.repository.ts';
import { endByWithdrawal, recordEvent } from './proxy-events.service.ts';
import { signedAbout, type SignedProxy } from './signed-proxy.service.ts';

/** Without digits and letters that look alike. */
const CODE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_PART_LENGTH = 4;

function randomPart(): string {
  const characters = Array.from({ length: CODE_PART_LENGTH }, () =>
    CODE_CHARACTERS.charAt(randomInt(CODE_CHARACTERS.length)),
  );
  return characters.join('');
}

/** Returns a new code of a proxy, such as `K7Q2-914F`. */
export const newCode = (): string => `${randomPart()}-${randomPart()}`;

type Scoped = Pick<ProxyForm, 'is_whole_meeting' | 'items'>;

const wrongItems = (code: 'required' | 'not_allowed'): AppError =>
  new AppError('validation_failed', { errors: { items: [{ code }] } });

type Item = Scoped['items'][number];

/** A proposal with options has an option as instruction, and one without has none. */
function isInstruction({ instruction, option }: Item, { options }: { options: string[] }): boolean {
  switch (instruction) {
    case null:
    case 'abstain':
      return option === null;
    case 'option':
      return option !== null && options.includes(option);
    case 'for':
    case 'against':
      return option === null && options.length === 0;
  }
}

/**
 * Returns the items of a new proxy with the text of their proposals. @throws AppError `validation_failed` for an item that is no
 * proposal of the meeting, an instruction that the proposal does not have, and a proxy about nothing.
 */
export async function checkItems(
  transaction: Queries,
  key: MeetingKey,
  { is_whole_meeting, items }: Scoped,
): Promise<{ items: repository.ItemOfProxy[]; signed: SignedProxy['items'] }> {
  if (!is_whole_meeting && items.length === 0) throw wrongItems('required');
  const proposals = new Map(
    (await listProposals(transaction, key)).map((proposal) => [proposal.id, proposal]),
  );
  const checked = items.map((item) => {
    const proposal = proposals.get(item.item_id);
    if (!proposal || !isInstruction(item, proposal)) throw wrongItems('not_allowed');
    return { item, proposal };
  });
  return {
    items: checked.map(({ item, proposal: { wording, options } }) => ({ ...item, wording, options })),
    signed: checked
      .map(({ item: { instruction, option }, proposal: { number, title, wording } }) => ({
        number,
        title,
        wording: wording ?? '',
        instruction,
        option,
      }))
      .toSorted((one, other) => one.number - other.number),
  };
}

/** @throws AppError `conflict` if the form showed other proxies that the new one replaces. */
function checkReplaced(replaced: ReadonlySet<string>, shown: readonly string[]): void {
  const isSame = replaced.size === shown.length && shown.every((id) => replaced.has(id));
  if (!isSame) throw new AppError('conflict');
}

/**
 * Gives a proxy for all apartments of the caller of which no other owner gave one.
 * @throws AppError `not_found`, `meeting_begun`, `proxy_not_allowed`, `proxy_held`, `too_many_proxies`,
 * `too_many_requests` after `PROXIES_PER_DAY`, `conflict`, or `validation_failed`.
 */
export async function giveProxy(
  services: Pick<Services, 'database' | 'now'>,
  caller: Member,
  { meeting_id }: { meeting_id: string },
  form: ProxyForm,
  request: FastifyRequest,
) {
  const { database } = services;
  const { user_id, membership } = caller;
  const { association_id } = membership;
  const key = { association_id, meeting_id };
  const now = services.now();
  const meeting = await requireMeeting(database, membership, meeting_id);
  requirePlanned(meeting, now);
  const rules = await getProxyRules({ database }, caller);
  if (rules.proxies_max === 0) throw new AppError('proxy_not_allowed');
  const { holder_id, is_whole_meeting } = form;
  if (holder_id === null && !rules.is_board_allowed)
    throw new AppError('validation_failed', { errors: { holder_id: [{ code: 'not_allowed' }] } });
  const holder =
    holder_id === null ? null : await requireHolder({ database }, { ...key, user_id, ...rules }, holder_id);
  return createAndRead(
    services,
    { caller, request, now },
    async (transaction, newId) => {
      await repository.lockMember(transaction, { association_id, user_id });
      const lastDay = new Date(now.getTime() - DAY_MS);
      if ((await repository.countGivenSince(transaction, key, user_id, lastDay)) >= PROXIES_PER_DAY)
        throw new AppError('too_many_requests', { retryAfter: RETRY_AFTER_DAILY_LIMIT_S });
      if ((await repository.countAccepted(transaction, key, user_id)) > 0) throw new AppError('proxy_held');
      const owned = await lockOwnApartments(transaction, { association_id, user_id });
      const open = await repository.listOpenProxies(
        transaction,
        key,
        owned.map((apartment) => apartment.id),
      );
      const overlapping = open.filter((proxy) => doProxiesOverlap(proxy, form));
      const isGiven = ({ id: apartment_id }: { id: string }): boolean =>
        overlapping.some((proxy) => proxy.apartment_id === apartment_id && proxy.giver_id !== user_id);
      const apartments = owned.filter((apartment) => apartment.votes > 0 && !isGiven(apartment));
      if (apartments.length === 0) throw new AppError('proxy_not_allowed');
      const own = overlapping.filter(({ giver_id }) => giver_id === user_id);
      const replaced = new Set(own.map((proxy) => proxy.id));
      checkReplaced(replaced, form.replaces);
      const { items, signed } = await checkItems(transaction, key, form);
      for (const proxy_id of replaced)
        await endByWithdrawal(transaction, caller, { meeting_id, proxy_id }, now);
      const code = newCode();
      await repository.insertProxy(
        transaction,
        {
          ...key,
          id: newId,
          code,
          giver_id: user_id,
          giver_name: caller.name,
          holder_id,
          is_to_board: holder === null,
          is_whole_meeting,
          is_paper: false,
          state: 'offered',
          given_at: now,
          signed: signedAbout(meeting, {
            code,
            giver: caller.name,
            holder: holder?.name ?? null,
            apartments: apartments.map(({ name, votes }) => ({ name, votes })),
            is_whole_meeting,
            items: signed,
            entered_by: null,
            given_at: now.toISOString(),
          }),
        },
        apartments.map((apartment) => apartment.id),
        items,
      );
      if (is_whole_meeting) await repository.removeChoice(transaction, key, user_id, now);
      const of = { meeting_id, proxy_id: newId };
      await recordEvent(transaction, caller, of, { action: 'proxy_given', event: 'given', now });
    },
    (inside, proxy_id) => getProxy(inside, caller, { meeting_id, proxy_id }),
  );
}
