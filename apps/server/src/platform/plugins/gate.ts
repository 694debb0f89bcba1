import { SUDO_MS } from '@mijn/domain/limits';
import { BACKGROUND_HEADER, USER_HEADER } from '@mijn/domain/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addToAudit, auditCaller, originDetails } from '../security/audit.ts';
import { latestStored } from '../security/clock.ts';
import { countCall } from '../security/call-limits.ts';
import type { Cookies } from '../security/cookies.ts';
import { mustSetUp, rolesWithFactor } from '../security/required-second-factor.ts';
import type { Foundation } from '../foundation.ts';
import { AppError } from '../wire/app-error.ts';
import type { CallAccess, Caller } from '../wire/caller.ts';
import { isId } from '../wire/read-input.ts';
import type { ReadMaintenance } from '../maintenance/maintenance-source.ts';
import { worksInMaintenance } from '../maintenance/sign-in-calls.ts';
import { isChange } from './is-change.ts';
import { callerOfPage, isCallOfPage, loadCaller, wasJustRenewed } from './load-caller.ts';
import { callerOfToken, checkToken, readAccessToken } from './token-gate.ts';

const BEFORE_SECOND_FACTOR = new Set<CallAccess>(['first_factor', 'second_factor']);
const BEFORE_SET_UP = new Set<CallAccess>([...BEFORE_SECOND_FACTOR, 'set_up', 'set_up_sudo']);
const MEMBER_ALONE = new Set<CallAccess>(['member', 'sudo', 'set_up', 'set_up_sudo']);
const SCOPE = '/associations/:association_id/';

/** Returns null if the id is invalid, undefined if the path has no association. */
function scopeOf({ routeOptions, params }: FastifyRequest): string | null | undefined {
  if (!routeOptions.url?.includes(SCOPE)) return undefined;
  const isGiven = typeof params === 'object' && params !== null && 'association_id' in params;
  const id = isGiven ? params.association_id : undefined;
  return typeof id === 'string' && isId(id) ? id : null;
}

/** @throws AppError `other_user` if the page of the call was made for another user. */
export function checkUser({ headers }: Pick<FastifyRequest, 'headers'>, userId: string): void {
  const named = headers[USER_HEADER];
  if (named !== undefined && named !== userId) throw new AppError('other_user');
}

/** Returns the operation of a call as in the contract: `PATCH /associations/{association_id}/…`. */
function callOf({ method, routeOptions }: FastifyRequest): string {
  const pattern = routeOptions.url?.replace(/^\/api/u, '').replaceAll(/:(\w+)/gu, '{$1}') ?? '';
  return `${method} ${pattern}`;
}

/** The most seconds after which a change that was refused makes sense again, because maintenance may end before its time. */
const MAINTENANCE_RETRY_S_MAX = 60;

/** @throws AppError `maintenance` for a change that is not about signing in (docs/product.md#maintenance). */
async function refuseInMaintenance(readMaintenance: ReadMaintenance, request: FastifyRequest): Promise<void> {
  if (!isChange(request) || worksInMaintenance(callOf(request))) return;
  const maintenance = await readMaintenance();
  if (!maintenance) return;
  const ends_in_s = Math.ceil((maintenance.ends_in_ms ?? Number.POSITIVE_INFINITY) / 1000);
  throw new AppError('maintenance', { retryAfter: Math.min(ends_in_s, MAINTENANCE_RETRY_S_MAX) });
}

/** Checks that a call that changes data is sent by a page of the portal (docs/product.md#api-cookies). */
function checkAntiForgery(request: FastifyRequest, token: string | undefined, cookies: Cookies): void {
  const sent = request.headers['x-xsrf-token'];
  const isAjax = request.headers['x-requested-with'] === 'XMLHttpRequest';
  if (!isAjax || token === undefined || typeof sent !== 'string' || !cookies.isXsrfOf(sent, token)) {
    throw new AppError('csrf_token_mismatch');
  }
}

/** @throws AppError `sudo_required` if the member has not given the password or a passkey recently. */
function checkSudo({ sudo_at }: Caller, now: Date): void {
  const isRecent = sudo_at && now.getTime() - sudo_at.getTime() < SUDO_MS && sudo_at <= latestStored(now);
  if (!isRecent) throw new AppError('sudo_required');
}

/** @throws AppError `two_factor_setup_required`, except for calls of a session that set a factor up or end the session. */
function checkSetUp(caller: Caller, access: CallAccess): void {
  if (!mustSetUp(caller)) return;
  if (caller.access_token)
    throw new AppError('two_factor_setup_required', {
      message:
        'The provider requires a second factor of this member, who has none: the access token works again when the member has set one up in the portal.',
    });
  if (!BEFORE_SET_UP.has(access)) throw new AppError('two_factor_setup_required');
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

function checkCaller(
  caller: Caller | undefined,
  access: CallAccess,
  { request, reply }: Exchange,
  now: Date,
): Caller {
  if (!caller) throw new AppError('unauthenticated');
  if (caller.access_token) {
    const call = {
      access,
      isChange: isChange(request),
      isAboutAssociation: scopeOf(request) !== undefined,
    };
    checkToken(caller.access_token, call, reply);
  }
  if (isChange(request)) checkUser(request, caller.user_id);
  if (!BEFORE_SECOND_FACTOR.has(access) && !caller.is_authenticated)
    throw new AppError('two_factor_required');
  checkSetUp(caller, access);
  if (caller.impersonator && MEMBER_ALONE.has(access)) {
    throw new AppError('forbidden', { message: 'This is for the member alone, never for provider staff.' });
  }
  if (access === 'sudo' || access === 'set_up_sudo') checkSudo(caller, now);
  if (caller.impersonator?.is_read_only && isChange(request)) throw new AppError('read_only_session');
  if (scopeOf(request) !== undefined && !caller.membership) throw new AppError('not_found');
  return caller;
}

/** Calls with which a page asks again who is signed in, or waits for events, read nothing for the audit log. */
function auditedKindOf(
  { impersonator, access_token }: Caller,
  request: FastifyRequest,
): 'call_by_app' | 'call_by_staff' | 'read_by_staff' | undefined {
  if (isChange(request)) {
    if (access_token) return 'call_by_app';
    return impersonator ? 'call_by_staff' : undefined;
  }
  const { access, isBackground = false } = request.routeOptions.config;
  const isRepeated =
    isBackground ||
    request.headers[BACKGROUND_HEADER] !== undefined ||
    (access !== undefined && BEFORE_SECOND_FACTOR.has(access));
  return impersonator && !isRepeated ? 'read_by_staff' : undefined;
}

async function limitCostly(
  { config, database, now }: Pick<Foundation, 'config' | 'database' | 'now'>,
  { user_id }: Caller,
  request: FastifyRequest,
): Promise<void> {
  const { costly } = request.routeOptions.config;
  if (costly === undefined || config.callLimits === 'off') return;
  const isWithoutText = costly === 'search' && !Object(request.query).q;
  if (!isWithoutText) await countCall(database.queries, user_id, costly, now());
}

/** Returns the id of the audit entry, or undefined if neither staff nor an app makes the call. */
async function recordCall(
  { database, now }: Pick<Foundation, 'database' | 'now'>,
  caller: Caller,
  request: FastifyRequest,
): Promise<string | undefined> {
  const { access_token, session_id } = caller;
  const action = auditedKindOf(caller, request);
  if (action === undefined) return undefined;
  const user_agent = request.headers['user-agent'] ?? null;
  const details = {
    ...(access_token ? { access_token_id: session_id } : { session_id }),
    call: callOf(request),
    path: request.url.split('?')[0] ?? '',
    ...originDetails({ ip: request.ip, user_agent }),
  };
  return auditCaller(database.queries, caller, action, details, now());
}

/**
 * Runs before every handler, and before the body is read (docs/product.md#api-associations, decision 202 for costly calls).
 * A call with an access token is judged by the token alone, also if it has cookies: the cookies give no right, and no
 * anti-forgery token is needed, because no page of another site knows the token. Open calls ignore access tokens
 * (docs/decisions/0184).
 */
export function guardCalls(
  api: FastifyInstance,
  cookies: Cookies,
  services: Pick<Foundation, 'config' | 'database' | 'now'>,
  readMaintenance: ReadMaintenance,
): void {
  const { config, database, now } = services;
  const roles = rolesWithFactor(config);
  const callerOfSession = async (request: FastifyRequest, token: string, isBackground: boolean) => {
    const associationId = scopeOf(request) ?? null;
    const isByItself = isBackground || request.headers[BACKGROUND_HEADER] !== undefined;
    const options = { roles, isBackground: isByItself };
    return callerOfPage(associationId, () => loadCaller(database, token, associationId, now(), options));
  };
  api.decorateRequest('caller', undefined);
  api.decorateRequest('auditId', undefined);
  api.decorateRequest('isOfPage', false);
  api.addHook('onRequest', async (request, reply) => {
    const { access, isBackground = false } = request.routeOptions.config;
    if (!access) return;
    await refuseInMaintenance(readMaintenance, request);
    if (access === 'mail_program') return;
    const accessToken = access === 'open' ? undefined : readAccessToken(request);
    const session = cookies.readSession(request);
    if (accessToken === undefined && isChange(request)) checkAntiForgery(request, session, cookies);
    if (access === 'open') return;
    const ofSession =
      session === undefined ? undefined : () => callerOfSession(request, session, isBackground);
    const found =
      accessToken === undefined
        ? await ofSession?.()
        : await callerOfToken(services, accessToken, scopeOf(request) ?? null, request, reply);
    if (!found && session !== undefined && (await wasJustRenewed(database, session, now())))
      throw new AppError('unauthenticated', { retryAfter: 1 });
    const caller = checkCaller(found, access, { request, reply }, now());
    await limitCostly(services, caller, request);
    request.caller = caller;
    request.isOfPage = isCallOfPage();
    request.auditId = await recordCall(services, caller, request);
  });
  api.addHook('onResponse', async ({ auditId }, { statusCode }) => {
    if (auditId !== undefined) await addToAudit(database.queries, auditId, { status: statusCode });
  });
}
