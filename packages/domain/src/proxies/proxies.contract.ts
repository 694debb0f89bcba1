import { array, boolean, type InferType, number, object, string } from 'yup';
import { photo } from '../albums/albums.contract.ts';
import {
  AGENDA_ITEMS_MAX,
  HOLDER_SEARCH_LENGTH_MIN,
  PERSON_NAME_LENGTH_MAX,
  SEARCH_TEXT_LENGTH_MAX,
} from '../limits/limits.ts';
import { photosOfEntry } from '../timeline/timeline.contract.ts';
import { apartment } from '../voting-rules/voting-rules.contract.ts';
import { areDistinct, defineContract, id, listResponse, pageQuery } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import {
  instructionChoices,
  proxiesOperations,
  proxyObstacles,
  proxyRelations,
  proxyScopes,
  proxyStates,
} from './proxies.ts';

/** An agenda item of a proxy, in a form. */
const itemInForm = object({
  /** The id of a proposal on the agenda of the meeting. */
  item_id: id().required(),
  /** What the holder must vote; null if the holder decides. */
  instruction: string().oneOf(instructionChoices).defined().nullable(),
  /** The option of the proposal that the holder must choose; null unless the instruction is `option`. */
  option: string().defined().nullable(),
});

const scope = {
  /** Whether the holder votes about everything. Otherwise only about the items below. */
  is_whole_meeting: boolean().required(),
  /** The proposals with an instruction, and for a proxy that is not for the whole meeting also those about which the holder decides. */
  items: array(itemInForm)
    .max(AGENDA_ITEMS_MAX)
    .test('duplicate', (items) => areDistinct(items?.map((one) => one.item_id)))
    .required(),
};

/** What a member fills in to give a proxy, before it is a `proxyForm`. */
export const proxyFieldsForm = object({
  /** Who votes: the id of a member, or `board`. */
  holder: string().required(),
  /** Whether the proxy is for the whole meeting, or for some proposals. */
  scope: string().oneOf(proxyScopes).required(),
  /** The ids of the proposals that a proxy for some of them is about. */
  items: array(string().required())
    .when('scope', ([chosen], items) => (chosen === 'items' ? items.min(1) : items))
    .required(),
});

/** A new proxy. */
export const proxyForm = object({
  /** The id of the member who votes for the caller; null for the board. */
  holder_id: id().defined().nullable(),
  ...scope,
  /** The ids of the open proxies of the caller that the new one overlaps, and replaces. Other ids than these are a `conflict`. */
  replaces: array(id().required()).max(AGENDA_ITEMS_MAX).required(),
}).exact();

export const proxyResponse = object({
  /** Whether the caller accepts the proxy. False refuses it, or gives back a proxy that the caller accepted. */
  accepted: boolean().required(),
  /**
   * Whether a proxy is given back that the caller accepted. Without it, a refusal of a proxy that was accepted meanwhile, such as in another
   * tab, is refused with `conflict`.
   */
  gives_back: boolean().optional(),
}).exact();

const personName = () =>
  string()
    .trim()
    .max(PERSON_NAME_LENGTH_MAX)
    .matches(/^\P{Cc}*$/u);

export const paperProxyTextsForm = object({
  /** The name of the owner who signed the paper. */
  giver_name: personName().required(),
  /** The name of a holder who is no member of the association; empty for a member. */
  holder_name: personName().defined(),
});

/** What the board fills in to enter a proxy on paper, before it is a `paperProxyForm`. */
export const paperProxyFieldsForm = proxyFieldsForm.shape({
  /** The id of the apartment. */
  apartment: string().required(),
  /** The name of the owner who signed the paper. */
  giver_name: personName().required(),
  /** Who votes: the id of a member, or `other` for somebody who is no member. */
  holder: string().required(),
  /** The name of a holder who is no member of the association; empty for a member. */
  holder_name: personName().when('holder', ([holder], name) => (holder === 'other' ? name.required() : name)),
  /** The photos of the paper, each as the form keeps it. */
  photos: array(string().required()).min(1).required(),
});

/** A new proxy on paper. */
export const paperProxyForm = paperProxyTextsForm
  .shape({
    /** The id of the apartment. */
    apartment_id: id().required(),
    /** The id of the member who holds the proxy; null for somebody who is no member. */
    holder_id: id().defined().nullable(),
    ...scope,
    /** The photos of the paper, in their order. At least one. */
    photos: photosOfEntry().min(1),
  })
  .exact();

/** An agenda item of a proxy. */
export const proxyItem = object({
  /** The id of the agenda item, a UUID. */
  item_id: id().required(),
  /** The number of the item on the agenda. */
  number: number().integer().required(),
  /** What the item is about. */
  title: string().required(),
  /** What the holder must vote; null if the holder decides. */
  instruction: string().oneOf(instructionChoices).defined().nullable(),
  /** The option that the holder must choose; null unless the instruction is `option`. */
  option: string().defined().nullable(),
  /** Whether the item was changed after the proxy was given. */
  is_changed: boolean().required(),
  /** Whether the proposal has another wording or other options than those that were signed. Then an instruction does not count, and the holder decides. */
  is_outdated: boolean().required(),
});

const proxyFields = {
  /** The id of the proxy, a UUID. */
  id: id().required(),
  /** The code on the proxy, such as `K7Q2-914F`. */
  code: string().required(),
  /** The state of the proxy. */
  state: string().oneOf(proxyStates).required(),
  /** Whether the board entered the proxy from paper. */
  is_paper: boolean().required(),
  /** The name of the owner who gave the proxy. */
  giver: string().required(),
  /** The name of the holder; null for a proxy to the board that nobody of the board accepted. */
  holder: string().defined().nullable(),
  /** Whether the proxy was given to the board. */
  is_to_board: boolean().required(),
  /** The apartments for which the holder votes. An apartment is left out if another owner of it objected, or the giver sold it. */
  apartments: array(apartment).required(),
  /** Whether the proxy is for the whole meeting. */
  is_whole_meeting: boolean().required(),
  /** The time at which the proxy was given, in UTC. */
  given_at: string().datetime().required(),
  /** The time at which the holder accepted the proxy, in UTC; null before that. */
  accepted_at: string().datetime().defined().nullable(),
  /** The time at which the proxy was refused, withdrawn or objected to, in UTC; null while it is open. */
  ended_at: string().datetime().defined().nullable(),
  /** The photos of a proxy on paper, also those that are `failed`. `getProxyPicture` sends one that is `ready`. */
  photos: array(photo).required(),
};

/** A proxy that concerns the caller. */
export const proxy = object({
  ...proxyFields,
  /** What the caller has to do with the proxy. */
  relation: string().oneOf(proxyRelations).required(),
  /** The id of the holder, for a giver who changes the proxy; null for a proxy to the board that nobody accepted, and for no member. */
  holder_id: id().defined().nullable(),
  /** The names of the apartments of the holder; none for a proxy to the board that nobody accepted, and for no member. */
  holder_apartments: array(string().required()).required(),
  /** The items with an instruction, or all items of a proxy that is not for the whole meeting, in the order of their numbers. */
  items: array(proxyItem).required(),
  /**
   * The numbers of the proposals about which an owner of the apartments voted before the meeting. These votes go before the proxy. Empty for
   * the board as long as nobody of it accepted a proxy to the board.
   */
  early_numbers: array(number().integer().required()).required(),
  /** Whether the caller can accept or refuse the proxy, or give it back, now. */
  may_respond: boolean().required(),
  /** Whether the caller can withdraw the proxy now. */
  may_withdraw: boolean().required(),
  /** Whether the caller can object to the proxy now. */
  may_object: boolean().required(),
});

/** A proxy as the board reads it, without its instructions. */
export const meetingProxy = object({
  ...proxyFields,
  /** The numbers of the items of a proxy that is not for the whole meeting. */
  item_numbers: array(number().integer().required()).required(),
  /** Whether the caller can accept the proxy now, because it is to the board and nobody of it accepted it yet. */
  may_accept: boolean().required(),
  /** Whether the board can withdraw the proxy, because it is on paper. */
  may_withdraw: boolean().required(),
});

/** Whether and how the caller can give a proxy. */
export const proxyTerms = object({
  /** Why the caller can't give a proxy; null if the caller can. */
  obstacle: string().oneOf(proxyObstacles).defined().nullable(),
  /** The most proxies that one person may hold at the meeting; 0 if the association has no proxies. */
  proxies_max: number().integer().required(),
  /** Whether the board may hold proxies. */
  is_board_allowed: boolean().required(),
  /** The apartments for which a proxy of the caller would be. */
  apartments: array(apartment).required(),
  /** The numbers of the proposals about which the caller voted before the meeting. These votes go before a proxy. */
  early_numbers: array(number().integer().required()).required(),
});

export const ownProxies = object({
  /** The proxies, newest first. */
  data: array(proxy).required(),
  /** Whether and how the caller can give a proxy. */
  terms: proxyTerms.required(),
});

/** A member who can hold a proxy. */
export const proxyHolder = object({
  /** The id of the member, a UUID. */
  id: id().required(),
  /** The name of the member. */
  name: string().required(),
  /** The names of the apartments of the member. */
  apartments: array(string().required()).required(),
  /** Whether the member is of the board. */
  is_board: boolean().required(),
  /** Whether the member holds as many proxies as the rules allow. */
  is_full: boolean().required(),
});

export const proxyHoldersQuery = object({
  /** Words of a name or an apartment. The call counts as a search. Without words nobody is found. */
  q: string().trim().min(HOLDER_SEARCH_LENGTH_MIN).max(SEARCH_TEXT_LENGTH_MAX),
}).exact();

export const meetingProxiesQuery = object({
  ...pageQuery(),
  /** Only the proxies in this state. */
  state: string().oneOf(proxyStates),
}).exact();

const changes = ['forbidden', 'not_found', 'meeting_begun', 'proxy_ended'] as const;

export const shapes = {
  listProxies: { response: ownProxies, errors: ['not_found'] },
  listProxyHolders: {
    query: proxyHoldersQuery,
    response: object({
      /** The members, by name; at most ten. */
      data: array(proxyHolder).required(),
    }),
    errors: ['not_found'],
  },
  giveProxy: {
    body: proxyForm,
    response: proxy,
    status: 201,
    errors: [
      'forbidden',
      'sudo_required',
      'not_found',
      'meeting_begun',
      'proxy_not_allowed',
      'proxy_held',
      'too_many_proxies',
      'conflict',
    ],
  },
  respondToProxy: {
    body: proxyResponse,
    response: proxy,
    errors: [...changes, 'proxy_given', 'holder_absent', 'proxies_full', 'conflict'],
  },
  withdrawProxy: { response: proxy, errors: changes },
  objectToProxy: { response: proxy, errors: changes },
  downloadProxy: { sends: 'pdf', errors: ['not_found'] },
  listMeetingProxies: {
    query: meetingProxiesQuery,
    response: listResponse(meetingProxy),
    errors: ['forbidden', 'not_found'],
  },
  createPaperProxy: {
    body: paperProxyForm,
    response: meetingProxy,
    status: 201,
    errors: ['forbidden', 'not_found', 'meeting_begun', 'proxy_not_allowed', 'too_many_proxies'],
  },
  withdrawPaperProxy: { response: meetingProxy, errors: changes },
  getProxyPicture: { sends: 'picture', errors: ['not_found', 'file_missing'] },
} as const satisfies Shapes;

export const proxiesContract = defineContract(proxiesOperations, shapes);

export type ProxyFieldsForm = InferType<typeof proxyFieldsForm>;
export type ProxyForm = InferType<typeof proxyForm>;
export type ProxyResponse = InferType<typeof proxyResponse>;
export type ProxyResponseForm = InferType<typeof proxyResponse>;
export type PaperProxyForm = InferType<typeof paperProxyForm>;
export type ProxyItem = InferType<typeof proxyItem>;
export type Proxy = InferType<typeof proxy>;
export type MeetingProxy = InferType<typeof meetingProxy>;
export type ProxyTerms = InferType<typeof proxyTerms>;
export type OwnProxies = InferType<typeof ownProxies>;
export type ProxyHolder = InferType<typeof proxyHolder>;
export type ProxyHoldersQuery = InferType<typeof proxyHoldersQuery>;
export type MeetingProxiesQuery = InferType<typeof meetingProxiesQuery>;
