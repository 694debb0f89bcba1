import type { ConformanceOptions } from '../options.ts';
import { UsageError } from '../options.ts';
import { type Caller, createCaller, type KitResponse, type Route } from './caller.ts';
import { Broken, isSuccess, shown, Skipped } from './outcomes.ts';
import { createCreations, type Creations } from './creations.ts';
import { createKnownIds, type KnownIds } from './known-ids.ts';
import { createObservations, type Observations } from './observations.ts';
import { fieldOf, idOf, listOf } from './values.ts';

export interface Member {
  caller: Caller;
  associationIds: readonly string[];
  associations: readonly unknown[];
  lastAssociationId: string | undefined;
  /** The cookies before the login; undefined for a member with an access token. */
  cookiesBefore: string | undefined;
}

export interface Kit {
  options: ConformanceOptions;
  member: Member;
  /** A caller who is not signed in, with an anti-forgery token. */
  anonymous: Caller;
  /** A member of another association, if one is given. */
  second: Member | undefined;
  association: { id: string; shown: string };
  /** A member of the association without a role, if one is given. */
  owner: Member | undefined;
  /** Further members of the association, for the checks of ballots. */
  voters: readonly Member[];
  observations: Observations;
  /** The paths of what the kit made and nobody can delete. */
  stays: string[];
  ids: KnownIds;
  creations: Creations;
  route: Route;
  newCaller: () => Caller;
  /** Signs the member in once more, for a check that ends the session. @throws Skipped without a password. */
  signInAgain: () => Promise<Caller>;
  /** Remembers what is to be done at the end, the last first. It returns whether it succeeded; the path is reported if not. */
  atEnd: (path: string, undo: () => Promise<boolean>) => void;
  /** Undoes and deletes what the kit did and ends its sessions. @returns the paths of what could not be deleted. */
  close: () => Promise<string[]>;
}

const reasonOf = (error: unknown): string => {
  const { message, cause } = Object(error);
  return String(Object(cause).message || Object(cause).code || message);
};

/** Gets an anti-forgery token. @throws UsageError if nothing answers, or it is no API. */
export async function startSession(caller: Caller, baseUrl: string): Promise<void> {
  const response = await caller.send({ method: 'GET', path: '/auth/csrf' }).catch((error: unknown) => {
    throw new UsageError(
      `Nothing answers at ${baseUrl}: ${reasonOf(error)}. Check the base address, and that the back end runs.`,
    );
  });
  if (response.status === 404) {
    throw new UsageError(
      `GET ${baseUrl}/auth/csrf answered 404. Give the base address of the API itself, such as https://vve.example/api.`,
    );
  }
  if (!isSuccess(response)) throw new Broken(`GET /auth/csrf: expected 200 or 204, got ${shown(response)}`);
}

function memberOf(caller: Caller, response: KitResponse, cookiesBefore: string | undefined): Member {
  if (fieldOf(fieldOf(response.body, 'two_factor_auth'), 'authenticated') === false) {
    throw new UsageError(
      'The account has a second factor. Give an account without one, or --bearer with an access token.',
    );
  }
  const associations = listOf(fieldOf(response.body, 'associations'));
  const last = fieldOf(response.body, 'last_active_association_id');
  return {
    caller,
    associations,
    associationIds: associations.flatMap((one) => idOf(one) ?? []),
    lastAssociationId: typeof last === 'string' ? last : undefined,
    cookiesBefore,
  };
}

async function signIn(route: Route, email: string, password: string): Promise<Member> {
  const caller = createCaller(route);
  await startSession(caller, route.baseUrl);
  const cookiesBefore = caller.readCookies();
  const response = await caller.send({ method: 'POST', path: '/auth/login', json: { email, password } });
  if (response.status === 401 || response.status === 422) {
    throw new UsageError(
      `The login of ${email} was refused: ${shown(response)}. Check the e-mail address and the password.`,
    );
  }
  if (response.status === 429) throw new UsageError('There were too many logins. Try again after a minute.');
  if (!isSuccess(response)) throw new Broken(`POST /auth/login: expected 200, got ${shown(response)}`);
  return memberOf(caller, response, cookiesBefore);
}

/** Makes the calls of a member with an access token. What tokens may not do is skipped. */
function createTokenCaller(route: Route, bearer: string): Caller {
  const caller = createCaller(route, bearer);
  const send: Caller['send'] = async (request) => {
    const response = await caller.send(request);
    if (fieldOf(response.body, 'code') === 'access_token_refused')
      throw new Skipped('access tokens may not do this: it needs --email and --password');
    return response;
  };
  return { ...caller, send };
}

async function withToken(route: Route, bearer: string): Promise<Member> {
  const caller = createTokenCaller(route, bearer);
  const response = await caller.send({ method: 'GET', path: '/auth/user' }).catch((error: unknown) => {
    throw new UsageError(
      `Nothing answers at ${route.baseUrl}: ${reasonOf(error)}. Check the base address, and that the back end runs.`,
    );
  });
  if (response.status === 401) throw new UsageError('The access token was refused. Check --bearer.');
  if (!isSuccess(response))
    throw new Broken(`GET /auth/user with the access token: expected 200, got ${shown(response)}`);
  return memberOf(caller, response, undefined);
}

function chooseAssociation(
  { associations, lastAssociationId }: Member,
  wanted: string | undefined,
): Kit['association'] {
  const isWanted = (one: unknown) =>
    wanted === undefined
      ? idOf(one) === lastAssociationId
      : [idOf(one), fieldOf(one, 'code')].includes(wanted);
  const found = associations.find(isWanted) ?? (wanted === undefined ? associations[0] : undefined);
  const id = idOf(found);
  const all = associations.map((one) => `${String(fieldOf(one, 'code'))} (${String(idOf(one))})`).join(', ');
  if (id === undefined && wanted !== undefined) {
    throw new UsageError(
      `The member is not in the association "${wanted}". Give --association one of: ${all}.`,
    );
  }
  if (id === undefined)
    throw new UsageError('The member is in no association. Give an account of a member of one.');
  return { id, shown: `${String(fieldOf(found, 'code'))} ${String(fieldOf(found, 'name'))}` };
}

const ROLES = ['is_board', 'is_invoice_check', 'is_invoice_check_copy'];

/** Returns the membership of the association that is checked. @throws UsageError for a member of another one */
function requireMembership(member: Member, associationId: string, named: string): unknown {
  const own = member.associations.find((one) => idOf(one) === associationId);
  if (own === undefined)
    throw new UsageError(`The member of ${named} is not in the association that is checked.`);
  return own;
}

/** @throws UsageError for a member of another association, or with a role in it */
function requireOwner(member: Member, associationId: string): Member {
  const own = requireMembership(member, associationId, '--owner-email');
  const role = ROLES.find((name) => fieldOf(own, name) === true);
  if (role !== undefined)
    throw new UsageError(`The member of --owner-email has a role (${role}). Give a member without one.`);
  return member;
}

/**
 * Signs in and prepares the checks.
 * @throws UsageError for wrong credentials or a wrong address or association, Broken for another answer.
 */
export async function openKit(options: ConformanceOptions): Promise<Kit> {
  const { baseUrl, email, password, bearer, secondEmail, secondPassword, ownerEmail, ownerPassword } =
    options;
  const observations = createObservations();
  const route: Route = {
    baseUrl,
    origin: options.origin ?? new URL(baseUrl).origin,
    timeoutMs: options.timeoutMs ?? 30_000,
    signal: options.signal,
    observe: (request, response) => observations.note(request, response),
  };
  const sessions: Caller[] = [];
  const undoings: { path: string; undo: () => Promise<boolean> }[] = [];
  const enter = async (address: string, secret: string): Promise<Member> => {
    const member = await signIn(route, address, secret);
    sessions.push(member.caller);
    return member;
  };
  const endSessions = async (): Promise<void> => {
    for (const caller of sessions)
      await caller.send({ method: 'POST', path: '/auth/logout' }).catch(() => undefined);
  };
  try {
    const hasPassword = email !== undefined && password !== undefined;
    const member = hasPassword ? await enter(email, password) : await withToken(route, bearer ?? '');
    const second =
      secondEmail !== undefined && secondPassword !== undefined
        ? await enter(secondEmail, secondPassword)
        : undefined;
    const association = chooseAssociation(member, options.association);
    const owner =
      ownerEmail !== undefined && ownerPassword !== undefined
        ? requireOwner(await enter(ownerEmail, ownerPassword), association.id)
        : undefined;
    const voters: Member[] = [];
    for (const voter of options.voters ?? []) {
      const entered = await enter(voter.email, voter.password);
      requireMembership(entered, association.id, `--voters ${voter.email}`);
      voters.push(entered);
    }
    const anonymous = createCaller(route);
    if (hasPassword) await startSession(anonymous, baseUrl);
    const creations = createCreations(member.caller, { association_id: association.id });
    return {
      options,
      member,
      anonymous,
      second,
      owner,
      voters,
      observations,
      stays: [],
      association,
      ids: createKnownIds(member.caller, association.id),
      creations,
      route,
      newCaller: () => createCaller(route),
      signInAgain: async () => {
        if (!hasPassword) throw new Skipped('it needs --email and --password');
        return (await enter(email, password)).caller;
      },
      atEnd: (path, undo) => void undoings.push({ path, undo }),
      close: async () => {
        // Cleaning up works after the signal too.
        route.signal = undefined;
        const left: string[] = [];
        for (const { path, undo } of undoings.toReversed())
          if (!(await undo().catch(() => false))) left.push(path);
        left.push(...(await creations.removeAll()));
        await endSessions();
        return left;
      },
    };
  } catch (error) {
    route.signal = undefined;
    await endSessions();
    throw error;
  }
}
