import {
  isOpenProxy,
  type MeetingProxy,
  type Proxy,
  type ProxyHolder,
  type ProxyItem,
  type ProxyTerms,
} from '@mijn/domain/proxies';
import { proxiesContract } from '@mijn/domain/proxies/contract';
import { type Member, nameOfMember, nowOf } from '../call/member.ts';
import { Refusal } from '../call/refusal.ts';
import { hasAtLeast, keepRows, pageOf, wordsIn } from '../call/rows.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import { people } from '../provider/words.ts';
import { someAgendaItems } from './agenda.ts';
import { anApartment } from './voting-rules.ts';

export const aHolder = (number: number, own: Partial<ProxyHolder> = {}): ProxyHolder => ({
  id: idOf(35, number),
  name: 'A. de Vries',
  apartments: ['Kadestraat 45'],
  is_board: false,
  is_full: false,
  ...own,
});

/** Returns a proxy of the caller for the whole meeting, which its holder has accepted. */
export function aProxy(number: number, own: Partial<Proxy> = {}): Proxy {
  const { state = 'accepted', relation = 'giver', is_to_board = false, is_paper = false } = own;
  const isOpen = isOpenProxy(state);
  const isAnswered = state === 'accepted';
  const holder = is_to_board && !isAnswered ? undefined : aHolder(1);
  return {
    id: idOf(33, number),
    code: `K7Q2-${(0x91_4e + number).toString(16).toUpperCase()}`,
    state,
    is_paper,
    giver: 'Anna Eigenaar',
    holder: holder?.name ?? null,
    holder_id: holder?.id ?? null,
    holder_apartments: holder?.apartments ?? [],
    is_to_board,
    apartments: [anApartment()],
    is_whole_meeting: true,
    given_at: '2026-11-19T18:40:00.000Z',
    accepted_at: isAnswered ? '2026-11-20T09:15:00.000Z' : null,
    ended_at: isOpen ? null : '2026-11-20T09:15:00.000Z',
    photos: [],
    items: [],
    early_numbers: [],
    relation,
    may_respond: isOpen && relation === 'holder',
    may_withdraw: isOpen && relation === 'giver' && !is_paper,
    may_object: isOpen && relation === 'co_owner',
    ...own,
  };
}

/** Returns an agenda item of a proxy. @param number its number on the agenda of the mock, which has proposals from 4 to 6. */
export function aProxyItem(number: number, own: Partial<ProxyItem> = {}): ProxyItem {
  const item = someAgendaItems().find((one) => one.number === number);
  return {
    item_id: item?.id ?? idOf(31, number),
    number,
    title: item?.title ?? 'Begroting 2027',
    instruction: null,
    option: null,
    is_changed: false,
    is_outdated: false,
    ...own,
  };
}

export const someTerms = (own: Partial<ProxyTerms> = {}): ProxyTerms => ({
  obstacle: null,
  proxies_max: 2,
  is_board_allowed: true,
  apartments: [anApartment()],
  early_numbers: [],
  ...own,
});

/** Returns a proxy as the board lists it. */
export function meetingProxyOf({
  relation: _relation,
  holder_id: _holder,
  holder_apartments: _apartments,
  early_numbers: _early,
  may_respond: _respond,
  may_object: _object,
  items,
  ...proxy
}: Proxy): MeetingProxy {
  return {
    ...proxy,
    item_numbers: proxy.is_whole_meeting ? [] : items.map(({ number }) => number),
    may_accept: proxy.is_to_board && proxy.state === 'offered',
    may_withdraw: proxy.is_paper && isOpenProxy(proxy.state),
  };
}

export interface ProxiesData {
  /** The proxies of every meeting, newest first. */
  proxies?: readonly Proxy[];
  terms?: ProxyTerms;
  holders?: readonly ProxyHolder[];
}

/** A proxy that is accepted or ended is kept. Who may give one, and why a back end refuses it, needs a script. */
function respond({
  proxies = [],
  terms = someTerms(),
  holders = [],
}: ProxiesData): Responders<typeof proxiesContract> {
  const rows = keepRows(proxies);
  const end = (id: string, state: 'refused' | 'withdrawn' | 'objected', member: Member | undefined) =>
    rows.change(id, {
      state,
      ended_at: nowOf(member),
      may_respond: false,
      may_withdraw: false,
      may_object: false,
    });
  return {
    listProxies: () => ({ data: [...rows.all()], terms }),
    listProxyHolders: ({ query }) => {
      const words = wordsIn(query);
      const has = hasAtLeast(words, words.length);
      const found = holders.filter(({ name, apartments }) => has([name, ...apartments].join(' ')));
      return { data: words.length === 0 ? [] : found };
    },
    respondToProxy: ({ params: { proxy_id }, body: { accepted }, member }) => {
      const row = rows.find(proxy_id);
      if (row instanceof Refusal || !accepted) return end(proxy_id, 'refused', member);
      const holder = row.holder ?? nameOfMember(member);
      return rows.change(proxy_id, { state: 'accepted', accepted_at: nowOf(member), holder });
    },
    withdrawProxy: ({ params, member }) => end(params.proxy_id, 'withdrawn', member),
    objectToProxy: ({ params, member }) => end(params.proxy_id, 'objected', member),
    withdrawPaperProxy: ({ params, member }) => {
      const ended = end(params.proxy_id, 'withdrawn', member);
      return ended instanceof Refusal ? ended : meetingProxyOf(ended);
    },
    listMeetingProxies: ({ query }) => {
      const state = query.get('state');
      const some = rows.all().filter((row) => state === null || row.state === state);
      return pageOf(some.map(meetingProxyOf), query);
    },
  };
}

/** Returns the mocked calls of the proxies of every meeting, for the duration of one story or test. */
export const proxiesCalls = (data: ProxiesData = {}) => callsOf(proxiesContract, respond(data));

export const proxiesMock = defineMock({
  contract: proxiesContract,
  isOwn: true,
  generate: () => ({
    holders: people.map((name, at) => aHolder(at + 1, { name, apartments: [`Kadestraat ${2 * at + 1}`] })),
  }),
  respond,
});
