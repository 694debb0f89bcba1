import type { AnyResponder, Call, MockedRequest } from '../call/mock-call.ts';
import { Refusal } from '../call/refusal.ts';
import { type AnyMock, responderOf } from '../define-mock.ts';
import { createAccounts, type MockAccount } from './accounts.ts';
import { admit, type Admitted } from './admit.ts';
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
  signedInAs: MockAccount | undefined;
}

/** The data of an association is generated with its first call. */
export function openProvider({ seed, today, signedInAs }: Start) {
  const accounts = createAccounts(seed);
  const session: Session = {
    accounts: Object.values(accounts),
    account: undefined,
    isConfirmed: false,
    tokens: new Map(Object.entries(accounts)),
  };
  if (signedInAs) signIn(session, accounts[signedInAs]);
  const now = calendarOf(today).moment(0, '12:00');
  const started = new Map<string, object>();
  const respondTo = (
    { resource, name, operation, mock }: Entry,
    { account, association }: Admitted,
  ): AnyResponder => {
    const isShared = association !== undefined && !mock.isOwn;
    const key = `${resource}/${association?.id}/${isShared ? 'all' : account.user.id}`;
    const responders =
      started.get(key) ?? mock.start(placeOf(seed, resource, today, { session, account, association }));
    started.set(key, responders);
    return responderOf(responders, name, operation);
  };
  const callerOf = (
    { name, operation, mock }: Entry,
    request: Request,
    associationId: string | undefined,
  ) => {
    const admitted = admit(session, operation, request, associationId);
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
    return respondTo(entry, caller)({ ...input, params, member: { ...caller, now } });
  };
}
