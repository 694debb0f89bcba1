import type { FieldError } from '@mijn/domain/errors';
import { PUSH_SUBSCRIPTIONS_MAX } from '@mijn/domain/limits';
import type { PushState, RenewBody, SubscribeBody, TestPush } from '@mijn/domain/push';
import { v7 as newId } from 'uuid';
import { changeAndRead, inTransaction } from '../../platform/database/index.ts';
import { isPublicKey } from '../../platform/push/encrypt-push.ts';
import { findPushKeys, getPushKeys } from '../../platform/push/push-keys.ts';
import * as repository from '../../platform/push/push.repository.ts';
import { mayReceivePushes, sendPush } from '../../platform/push/send-push.ts';
import type { Services } from '../../capabilities/services.ts';
import { AppError, type Caller, orNotFound } from '../../platform/wire/index.ts';
import { lockAccount } from '../../platform/security/account.ts';

type Needs = Pick<Services, 'config' | 'database' | 'now' | 'secret' | 'log'>;

const texts = {
  title: 'Proefmelding',
  body: 'Dit apparaat ontvangt meldingen van het portaal.',
} as const;

/** The path of the settings, where the test push was asked for. */
const SETTINGS_PATH = '/profile/settings#meldingen-op-dit-apparaat';

/** Returns the key of the installation, and the push subscription of the session. The first call ever creates the key. */
export async function getPush(needs: Needs, { session_id }: Caller): Promise<PushState> {
  const { publicKey } = await getPushKeys(needs);
  const found = await repository.findSubscription(needs.database.queries, session_id);
  return {
    public_key: publicKey,
    subscription: found ? { endpoint: found.endpoint, shows_subject: found.shows_subject } : null,
  };
}

async function faultsOf(
  needs: Needs,
  { endpoint, p256dh }: SubscribeBody,
): Promise<Record<string, FieldError[]>> {
  const notAllowed: FieldError[] = [{ code: 'not_allowed' }];
  return {
    ...(!(await mayReceivePushes(needs, endpoint)) && { endpoint: notAllowed }),
    ...(!isPublicKey(p256dh) && { p256dh: notAllowed }),
  };
}

/**
 * Replaces an earlier push subscription of the session and of the device. @throws AppError `validation_failed` for an address
 * that is not public, for a key that is none, or if the member has the maximum number of devices, and `unauthenticated` if
 * the session ended meanwhile.
 */
export async function subscribeToPush(
  needs: Needs,
  caller: Caller,
  { endpoint, p256dh, auth, shows_subject }: SubscribeBody,
): Promise<PushState> {
  const { now } = needs;
  const { user_id, session_id } = caller;
  const errors = await faultsOf(needs, { endpoint, p256dh, auth, shows_subject });
  if (Object.keys(errors).length > 0) throw new AppError('validation_failed', { errors });
  return changeAndRead(
    needs,
    async (transaction) => {
      await lockAccount(transaction, caller);
      const others = await repository.countOthers(transaction, { user_id, session_id, endpoint });
      if (others >= PUSH_SUBSCRIPTIONS_MAX) {
        throw new AppError('validation_failed', {
          message: 'The member has the maximum number of push subscriptions: end one first.',
          errors: { '': [{ code: 'too_many', params: { max: PUSH_SUBSCRIPTIONS_MAX } }] },
        });
      }
      await repository.saveSubscription(transaction, {
        id: newId(),
        user_id,
        session_id,
        endpoint,
        p256dh,
        auth,
        shows_subject,
        created_at: now(),
        seen_at: now(),
      });
    },
    (inside) => getPush(inside, caller),
  );
}

/** @throws AppError `not_found` if the device has no push subscription of the member. */
export async function renewPush(
  { database, now }: Needs,
  { user_id, session_id }: Caller,
  { endpoint }: RenewBody,
): Promise<void> {
  await inTransaction(database.queries, async (transaction) => {
    await lockAccount(transaction, { user_id, session_id });
    const isRenewed = await repository.moveToSession(transaction, {
      user_id,
      session_id,
      endpoint,
      seen_at: now(),
    });
    if (!isRenewed) throw new AppError('not_found');
  });
}

/** A session without a push subscription gets the same response. */
export const unsubscribeFromPush = ({ database }: Needs, { session_id }: Caller): Promise<void> =>
  repository.deleteSubscriptionOf(database.queries, session_id);

/** Sends at once, beside the queue. @throws AppError `not_found` without a push subscription. */
export async function sendTestPush(needs: Needs, { session_id }: Caller): Promise<TestPush> {
  const { queries } = needs.database;
  const device = orNotFound(await repository.findSubscription(queries, session_id));
  const keys = orNotFound(await findPushKeys(needs));
  const tag = newId();
  const result = await sendPush(needs, keys, device, { ...texts, path: SETTINGS_PATH, tag });
  if (result.kind === 'gone') await repository.deleteGone(queries, device);
  if ('fault' in result) {
    const service = new URL(device.endpoint).host;
    needs.log.warn({ push: device.id, service, fault: result.fault }, 'a test push was not taken');
  }
  return { outcome: result.kind === 'refused' ? 'failed' : result.kind };
}
