import { PASSKEY_CHALLENGE_MS } from '@mijn/domain/limits';
import type { PasskeyResponse, RequestOptions } from '@mijn/domain/passkeys';
import { askPasskey, stopAsking } from '../../../shared/passkeys/ask-passkey.ts';

/** The time after which the offer gets a new challenge, in milliseconds: a minute before the old one expires. */
const RENEW_MS = PASSKEY_CHALLENGE_MS - 60_000;

/** The time within which no member can have ended an offer, in milliseconds. */
const INSTANT_MS = 1000;

interface Offer {
  /** Asks the server for options; undefined if it gave none. */
  start: () => Promise<RequestOptions | undefined>;
  /** Returns whether the member is signed in. */
  save: (response: PasskeyResponse) => Promise<boolean>;
}

/** Waits until the page is visible, so that a tab in the background makes no calls. */
async function visible(signal: AbortSignal): Promise<void> {
  while (document.hidden && !signal.aborted) {
    await new Promise((resolve) => {
      document.addEventListener('visibilitychange', resolve, { once: true, signal });
      signal.addEventListener('abort', resolve, { once: true });
    });
  }
}

/**
 * Offers the passkeys of the browser until the member signs in. The offer is renewed before its challenge expires, and
 * after the member cancelled or was refused.
 */
export async function offerPasskeys({ start, save }: Offer, signal: AbortSignal): Promise<void> {
  signal.addEventListener('abort', stopAsking, { once: true });
  while (!signal.aborted) {
    await visible(signal);
    const options = await start();
    if (!options || signal.aborted) return;
    const startedAt = Date.now();
    const timer = setTimeout(stopAsking, RENEW_MS);
    const asked = await askPasskey(options, true);
    clearTimeout(timer);
    if (signal.aborted) return;
    const isInstant = Date.now() - startedAt < INSTANT_MS;
    if (typeof asked !== 'string' && (await save(asked.response))) return;
    // The browser ended the offer by itself, and would do so again and again.
    if (isInstant) return;
  }
}
