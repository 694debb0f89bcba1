import type { CreationOptions, NewPasskey, PasskeyResponse, RequestOptions } from '@mijn/domain/passkeys';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/**
 * The outcome of a question for a passkey. `cancelled` also means that the member was too late, because browsers do not
 * tell the difference.
 */
export type Asked<Result> = { response: Result } | 'cancelled' | 'exists' | 'failed';

/** The names of the exceptions of browsers that are no faults (WebAuthn §5.1). */
const outcomes: Readonly<Record<string, 'cancelled' | 'exists'>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'exists',
};

async function orOutcome<Result>(ask: () => Promise<Result>): Promise<Asked<Result>> {
  try {
    return { response: await ask() };
  } catch (cause) {
    return (cause instanceof Error && outcomes[cause.name]) || 'failed';
  }
}

/** Creates a passkey. `exists` means that the device has one for this member. */
export const createPasskey = (options: CreationOptions): Promise<Asked<NewPasskey>> =>
  orOutcome(async () => {
    const { id, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, response: { clientDataJSON, attestationObject, transports } };
  });

/** @param isAutofill whether the browser offers the passkeys at the field of the user name, without a dialog. */
export const askPasskey = (options: RequestOptions, isAutofill = false): Promise<Asked<PasskeyResponse>> =>
  orOutcome(async () => {
    const { id, response } = await startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: isAutofill,
    });
    const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
    return { id, response: { clientDataJSON, authenticatorData, signature, userHandle } };
  });

export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

export const offersPasskeys = (): Promise<boolean> => browserSupportsWebAuthnAutofill();
