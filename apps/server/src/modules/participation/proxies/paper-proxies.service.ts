import { doProxiesOverlap, isOpenProxy, type PaperProxyForm } from '@mijn/domain/proxies';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../capabilities/services.ts';
import type { Queries } from '../../../platform/database/index.ts';
import { requireLine } from '../../../platform/texts/typed-text.ts';
import { AppError, createAndRead, type Member } from '../../../platform/wire/index.ts';
import { auditCaller } from '../../../platform/security/audit.ts';
import { savePhotosOf } from '../../../capabilities/photos/owned-photos.ts';
import { lockMeeting, requireMeeting, requirePlannedOrToday } from '../../meetings/meetings.service.ts';
import { lockApartment } from '../../voting-rules/voting-rules.service.ts';
import * as paper from './paper-proxies.repository.ts';
import { checkItems, newCode } from './give-proxy.service.ts';
import { countOtherGivers, countOtherGiversByName } from './giver-counts.repository.ts';
import { allProxies } from '../../meetings/meetings.access.ts';
import { getMeetingProxy, getProxyRules, type OfProxy, requireMayHold } from './proxies.service.ts';
import * as repository from './proxy-changes.repository.ts';
import { endByWithdrawal, recordEvent } from './proxy-events.service.ts';
import { signedAbout } from './signed-proxy.service.ts';

const wrong = (field: string, code: 'not_allowed' | 'already_given' | 'is_member'): AppError =>
  new AppError('validation_failed', { errors: { [field]: [{ code }] } });

/**
 * Ends a proxy for an apartment because a paper takes its place. One that is for other apartments too stays for those.
 * @throws AppError `validation_failed` if its holder accepted it: then the giver withdraws it first.
 */
async function replaceOffer(
  transaction: Queries,
  caller: Member,
  { apartment_id, ...of }: OfProxy & { apartment_id: string },
  now: Date,
): Promise<void> {
  const { association_id } = caller.membership;
  const { meeting_id, proxy_id } = of;
  const proxy = await repository.lockProxy(transaction, { association_id, meeting_id }, proxy_id);
  if (!proxy || !isOpenProxy(proxy.state)) return;
  if (proxy.state === 'accepted') throw wrong('apartment_id', 'already_given');
  if (await repository.removeApartment(transaction, proxy, apartment_id))
    await auditCaller(transaction, caller, 'proxy_withdrawn', { ...of, apartment_id }, now);
  else await endByWithdrawal(transaction, caller, of, now);
}

/** Members come with papers to the door, so that the board enters them until the day of the meeting is over. */
export async function createPaperProxy(
  services: Pick<Services, 'database' | 'now'>,
  caller: Member,
  { meeting_id }: { meeting_id: string },
  form: PaperProxyForm,
  request: FastifyRequest,
) {
  const { database } = services;
  const { association_id } = caller.membership;
  const key = { association_id, meeting_id };
  const now = services.now();
  const meeting = await requireMeeting(database, caller.membership, meeting_id);
  allProxies(caller);
  requirePlannedOrToday(meeting, now);
  const rules = await getProxyRules({ database }, caller);
  if (rules.proxies_max === 0) throw new AppError('proxy_not_allowed');
  const { holder_id, is_whole_meeting } = form;
  const giver = requireLine('giver_name', form.giver_name);
  // Nobody is left out of the members to choose from: the board enters papers of others, and may hold one itself.
  const asked = { ...key, user_id: null, ...rules };
  const holder = holder_id === null ? null : await requireMayHold({ database }, asked, holder_id);
  const holderName = holder?.name ?? requireLine('holder_name', form.holder_name);
  return createAndRead(
    services,
    { caller, request, now },
    async (transaction, newId) => {
      if (holder_id === null) {
        if (await paper.isNameOfMember(transaction, association_id, holderName))
          throw wrong('holder_name', 'is_member');
        // Proxies of somebody who is no member are counted one after the other.
        await lockMeeting(transaction, { association_id }, meeting_id, 'no key update');
      } else {
        await repository.lockMember(transaction, { association_id, user_id: holder_id });
      }
      const apartment = await lockApartment(transaction, {
        association_id,
        id: form.apartment_id,
      });
      if (!apartment) throw wrong('apartment_id', 'not_allowed');
      const { items, signed } = await checkItems(transaction, key, form);
      const open = await repository.listOpenProxies(transaction, key, [apartment.id]);
      for (const { id: proxy_id } of open.filter((proxy) => doProxiesOverlap(proxy, form)))
        await replaceOffer(transaction, caller, { meeting_id, proxy_id, apartment_id: apartment.id }, now);
      const owned = { association_id, apartment_id: apartment.id };
      const giver_id = await paper.findOwnerByName(transaction, owned, giver);
      if (giver_id !== undefined && giver_id === holder_id) throw wrong('holder_id', 'not_allowed');
      const counted = giver_id ?? apartment.id;
      const others =
        holder_id === null
          ? await countOtherGiversByName(transaction, key, holderName, counted)
          : await countOtherGivers(transaction, key, holder_id, counted);
      if (others >= rules.proxies_max)
        throw new AppError('too_many_proxies', { params: { max: rules.proxies_max } });
      const code = newCode();
      await repository.insertProxy(
        transaction,
        {
          ...key,
          id: newId,
          code,
          giver_id,
          giver_name: giver,
          holder_id,
          holder_name: holder === null ? holderName : null,
          is_to_board: false,
          is_whole_meeting,
          is_paper: true,
          entered_by: caller.user_id,
          state: 'accepted',
          given_at: now,
          accepted_at: now,
          signed: signedAbout(meeting, {
            code,
            giver,
            holder: holderName,
            apartments: [{ name: apartment.name, votes: apartment.votes }],
            is_whole_meeting,
            items: signed,
            entered_by: caller.name,
            given_at: now.toISOString(),
          }),
        },
        [apartment.id],
        items,
      );
      if (giver_id !== undefined && is_whole_meeting)
        await repository.removeChoice(transaction, key, giver_id, now);
      await savePhotosOf(transaction, caller, { kind: 'proxy', id: newId }, form.photos, now);
      const of = { meeting_id, proxy_id: newId };
      await recordEvent(transaction, caller, of, { action: 'paper_proxy_created', event: 'on_paper', now });
    },
    (inside, proxy_id) => getMeetingProxy(inside, caller, { meeting_id, proxy_id }),
  );
}
