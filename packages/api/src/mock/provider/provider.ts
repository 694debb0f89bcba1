import type { Section } from '@mijn/domain/sections';
import type { ResponseOf, Operation, PathParams, Shape } from '@mijn/domain/wire';
import type { Account, Member, MockSearch } from '../call/member.ts';
import type { AnyResponder, Call, MockedRequest } from '../call/mock-call.ts';
import { isRecord } from '../../errors/from-response.ts';
import { type ErrorDetails, Refusal } from '../call/refusal.ts';
import type { AnyMock } from '../define-mock.ts';
import { createAccounts, type MockAccount } from './accounts.ts';
import { admit } from './admit.ts';
import { inputOf } from './input.ts';
import { calendarOf, placeOf } from './place.ts';
import { type Session, signIn } from './session.ts';

export interface Entry {
  resource: string;
  name: string;
  operation: Call;
  mock: AnyMock;
}

interface Start {
  seed: string;
  today: string;
  /** Returns the time of a call; undefined for noon of the day. */
  now: (() => Date) | undefined;
  signedInAs: MockAccount | undefined;
}

/** The data of an association is generated with its first call. */
export function openProvider(entries: readonly Entry[], { seed, today, now, signedInAs }: Start) {
  const accounts = createAccounts(seed);
  const session: Session = {
    accounts: Object.values(accounts),
    account: undefined,
    isConfirmed: false,
    tokens: new Map(
      Object.entries(accounts).map(([name, account]) => [
        name,
        { account, scope: 'write', associationId: null },
      ]),
    ),
  };
  if (signedInAs) signIn(session, accounts[signedInAs]);
  const noon = calendarOf(today).moment(0, '12:00');
  const started = new Map<string, Readonly<Record<string, AnyResponder>>>();
  const opened = new Map<string, Set<Section>>();
  const created = new Map<string, { body: string; outcome: unknown }>();
  const mocks = [...new Set(entries.map(({ mock }) => mock))];
  const entryOf = new Map<Operation, Entry>(entries.map((entry) => [entry.operation, entry]));

  const kept = <T>(map: Map<string, T>, key: string, make: () => T): T => {
    const value = map.get(key) ?? make();
    map.set(key, value);
    return value;
  };
  const responderOf = ({ resource, name, mock }: Entry, { account, association }: Admitted): AnyResponder => {
    const isShared = association !== undefined && !mock.isOwn;
    const key = `${resource}/${association?.id}/${isShared ? 'all' : account.user.id}`;
    const place = () => placeOf(`${seed}/${resource}`, today, { session, account, association });
    const respond = kept(started, key, () => mock.start(place()))[name];
    if (!respond) throw new Error(`${resource}.${name} has no responder.`);
    return respond;
  };
  const searchesFor = ({ association }: Admitted): MockSearch[] =>
    mocks.flatMap(({ search, maySee }) => (search && association && maySee(association) ? [search] : []));
  const memberOf = (admitted: Admitted): Member => {
    const key = `${admitted.account.user.id}/${admitted.association?.id}`;
    const member: Member = {
      ...admitted,
      now: now?.().toISOString() ?? noon,
      opened: kept(opened, key, () => new Set<Section>()),
      searches: searchesFor(admitted),
      ask,
    };
    async function ask<Op extends Operation & Shape>(
      operation: Op,
      query?: Readonly<Record<string, string>>,
      params?: Partial<PathParams<Op['path']>>,
    ): Promise<ResponseOf<Op>>;
    async function ask(
      operation: Operation,
      query: Readonly<Record<string, string>> = {},
      given: object = {},
    ) {
      const params = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
      const entry = entryOf.get(operation);
      if (!entry) throw new Error(`There is no ${operation.method} ${operation.path}.`);
      const call = { params, query: new URLSearchParams(query), body: undefined, member };
      const outcome = await responderOf(entry, admitted)(call);
      if (outcome instanceof Refusal) throw new Error(outcome.body.message);
      return outcome;
    }
    return member;
  };
  const callerOf = (
    { name, operation, mock }: Entry,
    request: Request,
    associationId: string | undefined,
  ) => {
    const admitted = admit(session, mock, operation, request, associationId);
    const isPublic = mock.isPublic.includes(name);
    return admitted instanceof Refusal && isPublic
      ? { account: session.account ?? accounts.owner, association: undefined }
      : admitted;
  };
  return async (entry: Entry, { request, params }: MockedRequest): Promise<unknown> => {
    const caller = callerOf(entry, request, params['association_id']);
    if (caller instanceof Refusal) return caller;
    const input = await inputOf(request, entry.operation);
    if (input instanceof Refusal) return input;
    const idempotencyKey = entry.operation.isCreatedOnce && request.headers.get('idempotency-key');
    const key = `${caller.account.user.id}/${entry.resource}.${entry.name}/${idempotencyKey}`;
    const body = JSON.stringify(input.body);
    const before = idempotencyKey ? created.get(key) : undefined;
    if (before)
      return before.body === body
        ? before.outcome
        : new Refusal('validation_failed', createdBy(before.outcome));
    const outcome = await responderOf(entry, caller)({ ...input, params, member: memberOf(caller) });
    if (idempotencyKey && !(outcome instanceof Refusal)) created.set(key, { body, outcome });
    return outcome;
  };
}

/** Returns the details of a refusal that name what an earlier call with the same key created. */
const createdBy = (outcome: unknown): ErrorDetails =>
  isRecord(outcome) && typeof outcome['id'] === 'string' ? { params: { created_id: outcome['id'] } } : {};

type Admitted = Pick<Member, 'association'> & { account: Account };
