import type { Page } from '@playwright/test';

/** The authenticator of Chromium that stands in for the device of a member. */
export interface VirtualAuthenticator {
  /** Lets the member confirm every question for a passkey, or leave it open. */
  confirms: (isConfirming: boolean) => Promise<void>;
  /** Lets the device recognise the member, or not. */
  recognises: (isRecognised: boolean) => Promise<void>;
}

/** Adds an authenticator that keeps passkeys, as a phone or a laptop does. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    confirms: async (enabled) => {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    recognises: async (isUserVerified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}
