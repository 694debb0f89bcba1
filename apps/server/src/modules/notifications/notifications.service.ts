import {
  type ChoiceToSet,
  isOnByDefault,
  type NotificationChoice,
  type Subscription,
} from '@mijn/domain/notifications';
import { inTransaction, type Queries } from '../../platform/database/index.ts';
import { readUnsubscribeToken, type Subscribed } from '../../capabilities/notifications/unsubscribe-token.ts';
import type { Services } from '../../capabilities/services.ts';
import { AppError, type Caller, orNotFound } from '../../platform/wire/index.ts';
import {
  findNames,
  listChoices,
  listChoicesOfLink,
  setChoices,
  switchOffByLink,
  switchOnByLink,
} from './choices.repository.ts';

type Needs = Pick<Services, 'database' | 'now' | 'secret'>;

/** Returns all choices. @throws AppError `not_found` for an association of which the caller is no member. */
export async function updateChoices(
  { database, now }: Needs,
  { user_id }: Caller,
  choices: readonly ChoiceToSet[],
): Promise<NotificationChoice[]> {
  return inTransaction(database.queries, async (transaction) => {
    const own = new Set(
      (await listChoices(transaction, user_id)).map(({ association_id }) => association_id),
    );
    if (choices.some(({ association_id }) => !own.has(association_id))) throw new AppError('not_found');
    await setChoices(transaction, user_id, choices, now());
    return listChoices(transaction, user_id);
  });
}

async function describe(queries: Queries, subscribed: Subscribed): Promise<Subscription> {
  const { association_name } = orNotFound(await findNames(queries, subscribed));
  const rows = await listChoicesOfLink(queries, subscribed);
  const { kind } = subscribed;
  const isByDefault = rows.length === 0 && kind !== 'digest' && isOnByDefault(kind);
  return { kind, association_name, is_on: isByDefault || rows.some(({ is_on }) => is_on) };
}

/** @throws AppError `not_found` for a token that the server did not make, or whose user or association is gone. */
async function changeByLink(
  { database, secret }: Needs,
  token: string,
  change?: (queries: Queries, subscribed: Subscribed) => Promise<void>,
): Promise<Subscription> {
  const subscribed = orNotFound(readUnsubscribeToken(secret, token));
  return inTransaction(database.queries, async (transaction) => {
    await describe(transaction, subscribed);
    await change?.(transaction, subscribed);
    return describe(transaction, subscribed);
  });
}

/** Reading the subscription changes nothing. */
export const getSubscription = (needs: Needs, token: string): Promise<Subscription> =>
  changeByLink(needs, token);

export const unsubscribe = (needs: Needs, token: string): Promise<Subscription> =>
  changeByLink(needs, token, (queries, subscribed) => switchOffByLink(queries, subscribed, needs.now()));

/** Undoes `unsubscribe`. */
export const resubscribe = (needs: Needs, token: string): Promise<Subscription> =>
  changeByLink(needs, token, (queries, subscribed) => switchOnByLink(queries, subscribed, needs.now()));
