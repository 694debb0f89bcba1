import { HOLDERS_MAX } from '@mijn/domain/limits';
import {
  doProxiesOverlap,
  isOpenProxy,
  type PaperProxyForm,
  type ProxyForm,
  type ProxyItem,
  type ProxyResponseForm,
} from '@mijn/domain/proxies';
import { proxiesContract } from '@mijn/domain/proxies/contract';
import type { Apartment } from '@mijn/domain/voting-rules';
import { findHall } from '../call/hall.ts';
import { attendeeOfMember } from '../call/hall-rows.ts';
import type { MeetingCall } from '../call/open-meeting.ts';
import { openProxyBook, type ProxiesData, type ProxyBook, type ProxyCall } from '../call/proxy-book.ts';
import {
  isBoardAllowed,
  isFull,
  type MockHolder,
  type MockProxy,
  proxiesMaxOf,
  proxyFor,
  proxyForBoard,
  STORY_CALLER,
  termsFor,
} from '../call/proxy-rows.ts';
import { Refusal, wrongField } from '../call/refusal.ts';
import { hasAtLeast, pageOf, wordsIn } from '../call/rows.ts';
import { shareBetweenMocks } from '../call/share.ts';
import { nameOfMember, nowOf } from '../call/visibility.ts';
import { defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import { people } from '../provider/words.ts';
import { someAgendaItems } from './agenda.ts';
import { aBoardMember, aUser } from './auth.ts';
import { anApartment, rulesWithProxies, someApartments } from './voting-rules.ts';

export { type MockHolder, type MockProxy, STORY_CALLER } from '../call/proxy-rows.ts';

export const aHolder = (number: number, own: Partial<MockHolder> = {}): MockHolder => ({
  id: idOf(35, number),
  name: 'A. de Vries',
  apartments: ['Kadestraat 45'],
  is_board: false,
  ...own,
});

/** Returns a proxy for the whole meeting, which its holder has accepted. In a story, the caller gave it. */
export function aProxy(number: number, own: Partial<MockProxy> = {}): MockProxy {
  const { state = 'accepted', given_at = '2026-11-19T18:40:00.000Z', is_to_board = false } = own;
  const isAnswered = state === 'accepted';
  const holder = is_to_board && !isAnswered ? undefined : aHolder(1);
  return {
    id: idOf(33, number),
    code: `K7Q2-${(0x91_4e + number).toString(16).toUpperCase()}`,
    state,
    is_paper: false,
    giver: 'Anna Eigenaar',
    holder: holder?.name ?? null,
    holder_id: holder?.id ?? null,
    holder_apartments: holder?.apartments ?? [],
    is_to_board,
    apartments: [anApartment()],
    is_whole_meeting: true,
    given_at,
    accepted_at: isAnswered ? '2026-11-20T09:15:00.000Z' : null,
    ended_at: isOpenProxy(state) ? null : '2026-11-20T09:15:00.000Z',
    photos: [],
    items: [],
    early_numbers: [],
    meeting_id: null,
    giver_id: STORY_CALLER,
    co_owner_ids: [],
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
    ...own,
  };
}

/** The calls of members about their own proxies. */
function respondToMembers(book: ProxyBook, { holders }: ProxiesData) {
  const { rows, about, aboutOwn, callerOf, rulesFor, rowsOf, ownOf, refusalOf, shown, end } = book;
  return {
    listProxies: about(async (call, opened) => {
      const caller = callerOf(call.member);
      const all = rowsOf(call);
      const seen = await Promise.all(all.map(async (row) => book.seenBy(row, call, opened)));
      const early = await book.earlyNumbers(call, ({ attendee }) => attendee === attendeeOfMember(caller.id));
      return {
        data: seen
          .flatMap((row) => row ?? [])
          .toSorted((one, other) => other.given_at.localeCompare(one.given_at)),
        terms: termsFor(all, caller, await rulesFor(call.member), opened.hasBegun, early),
      };
    }),
    listProxyHolders: about(async (call: MeetingCall & { query: URLSearchParams }) => {
      const rules = await rulesFor(call.member);
      const words = wordsIn(call.query);
      if (words.length === 0) return { data: [] };
      const has = hasAtLeast(words, words.length);
      const caller = callerOf(call.member);
      return {
        data: holders
          .filter(({ id, is_board }) => id !== caller.id && (!is_board || isBoardAllowed(rules)))
          .filter(({ name, apartments }) => has([name, ...apartments].join(' ')))
          .slice(0, HOLDERS_MAX)
          .map((holder) =>
            Object.assign({}, holder, { is_full: isFull(rowsOf(call), holder.id, rules, caller.id) }),
          ),
      };
    }),
    giveProxy: about(async (call: MeetingCall & { body: ProxyForm }, opened) => {
      const { body, member } = call;
      const caller = callerOf(member);
      const rules = await rulesFor(member);
      if (opened.hasBegun) return new Refusal('meeting_begun');
      const { obstacle, is_board_allowed, apartments } = termsFor(rowsOf(call), caller, rules, false);
      const holder = holders.find(({ id }) => id === body.holder_id);
      if (body.holder_id !== null && (!holder || holder.id === caller.id))
        return wrongField('holder_id', 'not_allowed');
      if (body.holder_id === null && !is_board_allowed) return wrongField('holder_id', 'not_allowed');
      if (obstacle !== null) return new Refusal('proxy_not_allowed');
      const refusal = refusalOf(call, holder, rules, caller.id);
      if (refusal) return refusal;
      const replaced = ownOf(call).filter((row) => doProxiesOverlap(row, body));
      const replacedIds = replaced.map(({ id }) => id).toSorted();
      if (replacedIds.join() !== body.replaces.toSorted().join()) return new Refusal('conflict');
      for (const row of replaced) end(row.id, 'withdrawn', call);
      const given = aProxy(book.nextNumber(), {
        meeting_id: call.params.meeting_id,
        given_at: nowOf(member),
        state: 'offered',
        giver: nameOfMember(member),
        giver_id: caller.id,
        holder: holder?.name ?? null,
        holder_id: holder?.id ?? null,
        holder_apartments: holder?.apartments ?? [],
        is_to_board: holder === undefined,
        apartments,
        is_whole_meeting: body.is_whole_meeting,
        items: await book.itemsOf(body.items, call),
      });
      return shown(rows.add(given), call, opened);
    }),
    respondToProxy: aboutOwn(async (row, call: ProxyCall & { body: ProxyResponseForm }, opened) => {
      const caller = callerOf(call.member);
      if (!proxyFor(row, caller, opened)?.may_respond)
        return new Refusal(opened.hasBegun ? 'meeting_begun' : 'proxy_ended');
      const { accepted, gives_back } = call.body;
      if (!accepted && row.state === 'accepted' && gives_back !== true) return new Refusal('conflict');
      if (!accepted) return shown(end(row.id, 'refused', call), call, opened);
      if (row.state === 'accepted') return new Refusal('proxy_ended');
      const rules = await rulesFor(call.member);
      if (isFull(rowsOf(call), caller.id, rules, row.giver_id)) return book.tooMany(rules);
      const changes = {
        state: 'accepted',
        accepted_at: nowOf(call.member),
        holder: row.holder ?? nameOfMember(call.member),
        holder_id: caller.id,
      } as const;
      return shown(rows.change(row.id, changes), call, opened);
    }),
    objectToProxy: aboutOwn(async (row, call, opened) => {
      if (opened.hasBegun) return new Refusal('meeting_begun');
      if (!proxyFor(row, callerOf(call.member), opened)?.may_object) return new Refusal('proxy_ended');
      const { own_apartments } = await rulesFor(call.member);
      const isOwn = ({ name }: Apartment) => own_apartments.some((one) => one.name === name);
      const apartments = row.apartments.filter((one) => !isOwn(one));
      if (apartments.length === 0) return shown(end(row.id, 'objected', call), call, opened);
      return shown(rows.change(row.id, { apartments }), call, opened);
    }),
    downloadProxy: about((call: ProxyCall) => {
      const row = book.findFor(call);
      return row instanceof Refusal ? row : `Machtiging ${row.code}.pdf`;
    }),
    getProxyPicture: about((call: ProxyCall & { params: { photo_id: string } }) => {
      const row = book.findFor(call);
      if (row instanceof Refusal) return row;
      return row.photos.find(({ id }) => id === call.params.photo_id)?.name ?? new Refusal('not_found');
    }),
  };
}

/** Returns the responders of proxies. @param book the proxies, which the attendance of a story shares. */
export function respondProxies(
  data: ProxiesData,
  book: ProxyBook = openProxyBook(data),
): Responders<typeof proxiesContract> {
  const { rows, about, aboutForBoard, callerOf, rulesFor, rowsOf, refusalOf, shown, end } = book;
  return {
    ...respondToMembers(book, data),
    withdrawProxy: about((call: ProxyCall, opened) => {
      const row = book.findFor(call);
      if (row instanceof Refusal) return row;
      if (!proxyFor(row, callerOf(call.member), opened)?.may_withdraw)
        return new Refusal(opened.isOver ? 'meeting_begun' : 'proxy_ended');
      return shown(end(row.id, 'withdrawn', call), call, opened);
    }),
    withdrawPaperProxy: aboutForBoard((call: ProxyCall, opened) => {
      const row = book.findFor(call);
      if (row instanceof Refusal) return row;
      if (!row.is_paper) return new Refusal('forbidden');
      if (!proxyForBoard(row, callerOf(call.member), opened).may_withdraw)
        return new Refusal(opened.isOver ? 'meeting_begun' : 'proxy_ended');
      const ended = end(row.id, 'withdrawn', call);
      return ended instanceof Refusal ? ended : proxyForBoard(ended, callerOf(call.member), opened);
    }),
    listMeetingProxies: aboutForBoard((call: MeetingCall & { query: URLSearchParams }, opened) => {
      const state = call.query.get('state');
      const some = rowsOf(call).filter((row) => state === null || row.state === state);
      return pageOf(
        some
          .toSorted((one, other) => one.giver.localeCompare(other.giver, 'nl'))
          .map((row) => proxyForBoard(row, callerOf(call.member), opened)),
        call.query,
      );
    }),
    createPaperProxy: aboutForBoard(async (call: MeetingCall & { body: PaperProxyForm }, opened) => {
      const { body, member } = call;
      const rules = await rulesFor(member);
      if (opened.isOver) return new Refusal('meeting_begun');
      const apartment = await book.findApartment(body.apartment_id, member);
      if (!apartment) return wrongField('apartment_id', 'not_allowed');
      const holder = data.holders.find(({ id }) => id === body.holder_id);
      if (body.holder_id !== null && !holder) return wrongField('holder_id', 'not_allowed');
      if (proxiesMaxOf(rules) === 0) return new Refusal('proxy_not_allowed');
      const overlapping = rowsOf(call).filter(
        (row) =>
          isOpenProxy(row.state) &&
          row.apartments.some(({ name }) => name === apartment.name) &&
          doProxiesOverlap(row, body),
      );
      if (overlapping.some(({ state }) => state === 'accepted'))
        return wrongField('apartment_id', 'already_given');
      const refusal = refusalOf(call, holder, rules, null);
      if (refusal) return refusal;
      for (const { id, apartments } of overlapping) {
        const others = apartments.filter(({ name }) => name !== apartment.name);
        if (others.length === 0) end(id, 'withdrawn', call);
        else rows.change(id, { apartments: others });
      }
      const now = nowOf(member);
      const entered = aProxy(book.nextNumber(), {
        meeting_id: call.params.meeting_id,
        given_at: now,
        accepted_at: now,
        is_paper: true,
        giver: body.giver_name,
        giver_id: null,
        holder: holder?.name ?? body.holder_name,
        holder_id: holder?.id ?? null,
        holder_apartments: holder?.apartments ?? [],
        apartments: [{ name: apartment.name, votes: apartment.votes }],
        is_whole_meeting: body.is_whole_meeting,
        items: await book.itemsOf(body.items, call),
        photos: await book.photosOf(body.photos, member),
      });
      return proxyForBoard(rows.add(entered), callerOf(member), opened);
    }),
  };
}

/** The members of the mock, and the accounts of the owner and of the board. */
const someHolders = (): MockHolder[] => [
  ...people.map((name, at) => aHolder(at + 1, { name, apartments: [`Kadestraat ${2 * at + 1}`] })),
  aHolder(0, { id: aUser().id, name: aUser().name, apartments: ['Kadestraat 47'] }),
  aHolder(0, {
    id: aBoardMember().id,
    name: aBoardMember().name,
    apartments: ['Kadestraat 47'],
    is_board: true,
  }),
];

/** Returns what the mock knows about proxies, unless a story says otherwise. */
export const proxiesData = (own: Partial<ProxiesData> = {}): ProxiesData => ({
  rules: rulesWithProxies(),
  proxies: [],
  holders: someHolders(),
  apartments: someApartments(),
  items: someAgendaItems(),
  first: 0,
  ...own,
});

const shared = shareBetweenMocks<ProxyBook>();

/** Returns the proxies of an association, which the mocks of presence and ballots need. There are none before the first call about one. */
export const sharedProxies = shared.find;

export const proxiesMock = defineMock({
  contract: proxiesContract,
  generate: (place) => {
    const data = proxiesData({ first: place.first, hall: () => findHall(place) });
    return { data, book: shared.share(place, openProxyBook(data)) };
  },
  respond: ({ data, book }) => respondProxies(data, book),
});
