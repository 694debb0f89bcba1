import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './proxies.contract.ts';

/**
 * The state of a proxy. It is offered until its holder answers. A holder who is at the meeting uses an offered one too, within the limit of
 * proxies and after the accepted ones; one to the board has no holder before a member of the board accepts it. The other states are final:
 * the holder refused it or gave it back, the giver withdrew it, a paper replaced it, or other owners of all its apartments objected.
 */
export const proxyStates = ['offered', 'accepted', 'refused', 'withdrawn', 'objected'] as const;

export type ProxyState = (typeof proxyStates)[number];

/** Returns whether a proxy can still count at its meeting. */
export const isOpenProxy = (state: ProxyState): boolean => state === 'offered' || state === 'accepted';

/** What a proxy can be for: the whole meeting, or some of its proposals. */
export const proxyScopes = ['whole', 'items'] as const;

export type ProxyScope = (typeof proxyScopes)[number];

interface Scoped {
  is_whole_meeting: boolean;
  items: readonly { item_id: string }[];
}

/** Returns whether two proxies are about the same proposal, so that only one of them can hold for an apartment. */
export const doProxiesOverlap = (one: Scoped, other: Scoped): boolean =>
  one.is_whole_meeting ||
  other.is_whole_meeting ||
  one.items.some(({ item_id }) => other.items.some((item) => item.item_id === item_id));

/** What a holder must vote about an agenda item: one of these, or an option of the proposal. */
export const instructionChoices = ['for', 'against', 'abstain', 'option'] as const;

export type InstructionChoice = (typeof instructionChoices)[number];

export const instructionTexts: Readonly<Record<Exclude<InstructionChoice, 'option'>, string>> = {
  for: 'Voor',
  against: 'Tegen',
  abstain: 'Onthouding',
};

/** What a member has to do with a proxy: the member gave it, holds it or may answer it, or owns an apartment of it with the giver. */
export const proxyRelations = ['giver', 'holder', 'co_owner'] as const;

export type ProxyRelation = (typeof proxyRelations)[number];

/**
 * Why a member can't give a proxy: the rules of the association allow none, the member owns no apartment with votes, another owner of
 * the apartments gave one, or the meeting has begun or was cancelled.
 */
export const proxyObstacles = ['not_allowed', 'no_apartment', 'given_by_co_owner', 'meeting_begun'] as const;

export type ProxyObstacle = (typeof proxyObstacles)[number];

const oneMeeting = '/associations/{association_id}/meetings/{meeting_id}';
const proxies = `${oneMeeting}/proxies` as const;
const oneProxy = `${proxies}/{proxy_id}` as const;

/** The operations of proxies: an owner lets somebody else vote at a meeting. */
export const proxiesOperations = defineOperations<typeof shapes>()({
  /** Returns the proxies of a meeting that concern the caller, newest first, and whether the caller can give one. */
  listProxies: { method: 'GET', path: proxies },
  /** Returns members to whom the caller can give a proxy, by words of their name or apartment. */
  listProxyHolders: { method: 'GET', path: `${oneMeeting}/proxy-holders` },
  /**
   * Gives a proxy for all apartments of the caller of which no other owner gave one, and mails it to both. It replaces the proxies of
   * the caller that it overlaps. Requires that the caller signed in again shortly before.
   */
  giveProxy: { method: 'POST', path: proxies, respondsWith: 'id', isCreatedOnce: true },
  /**
   * Accepts or refuses a proxy that was offered to the caller, until the day of the meeting is over, or gives back one that the caller
   * accepted, until the meeting begins.
   */
  respondToProxy: { method: 'PUT', path: `${oneProxy}/response`, respondsWith: 'id' },
  /** Withdraws a proxy of the caller, until the day of the meeting is over. */
  withdrawProxy: { method: 'POST', path: `${oneProxy}/withdraw`, respondsWith: 'id' },
  /** Objects to a proxy as another owner of its apartment, so that it does not count for that apartment. */
  objectToProxy: { method: 'POST', path: `${oneProxy}/object`, respondsWith: 'id' },
  /** Downloads a proxy as PDF, as it was given. */
  downloadProxy: { method: 'GET', path: `${oneProxy}/pdf`, bytes: true },
  /** Returns one page of all proxies of a meeting by the name of the giver, without their instructions, for the board. */
  listMeetingProxies: { method: 'GET', path: `${proxies}/all` },
  /**
   * Enters a proxy on paper, with photos of it, for the board, until the day of the meeting is over. It counts at once, replaces an offer
   * that nobody accepted, and the owners and its holder are mailed.
   */
  createPaperProxy: { method: 'POST', path: `${proxies}/paper`, respondsWith: 'id', isCreatedOnce: true },
  /** Withdraws a proxy on paper, such as one that was entered wrongly, until the day of the meeting is over. For the board. */
  withdrawPaperProxy: { method: 'POST', path: `${proxies}/paper/{proxy_id}/withdraw`, respondsWith: 'id' },
  /** Returns a photo of a proxy on paper in one of its sizes, for the board and for those whom the proxy concerns. */
  getProxyPicture: { method: 'GET', path: `${oneProxy}/photos/{photo_id}/pictures/{size}`, bytes: true },
});

export type * from './proxies.contract.ts';
