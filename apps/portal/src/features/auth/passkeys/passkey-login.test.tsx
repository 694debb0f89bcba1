import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { passkeysContract } from '@mijn/domain/passkeys/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { aUser } from '@mijn/api/mock/auth';
import { inTurn, mockCall, refuse, type Responder } from '@mijn/api/mock/call';
import { requestFor } from '@mijn/api/mock/passkeys';
import { sessionCalls } from '../../../testing/calls/session-calls.ts';
import { setUpPortal, showPortal } from '../../../testing/dom/show-portal.tsx';
import { fakeCredentials } from '../../../testing/fake-credentials.ts';

setUpPortal();

let fake: ReturnType<typeof fakeCredentials>;
beforeEach(() => {
  fake = fakeCredentials();
});
afterEach(() => fake.restore());

const show = (login: Responder<typeof passkeysContract.loginWithPasskey> = () => aUser()) =>
  showPortal('/login', [mockCall(passkeysContract.loginWithPasskey, login), ...sessionCalls(null)]);

async function question(count = 1) {
  await waitFor(() => expect(fake.questions).toHaveLength(count));
  const last = fake.questions.at(-1);
  if (!last) throw new Error('There was no question.');
  return last;
}

/** Lets the time pass after which a member can have ended an offer, and not the browser by itself. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 1100));

describe('the passkeys at the e-mail field', () => {
  it('sign a member in without typing', async () => {
    await show();
    const asked = await question();
    expect(asked.options.mediation).toBe('conditional');
    expect(screen.getByLabelText('E-mailadres')).toHaveAttribute('autocomplete', 'username webauthn');
    await act(async () => asked.response());
    expect(await screen.findByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
  });

  it('are offered again after a passkey that the server refused, which it says', async () => {
    await show(inTurn(refuse('passkey_refused'), () => aUser()));
    const first = await question();
    await aWhile();
    await act(async () => first.response());
    expect(await screen.findByText(/Deze passkey werkt niet/u)).toBeVisible();
    const second = await question(2);
    await act(async () => second.response());
    expect(await screen.findByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
  });

  it('are offered again after the member cancelled, without a message', async () => {
    await show();
    const asked = await question();
    await aWhile();
    await act(async () => asked.refuse('NotAllowedError'));
    await question(2);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('are not offered again to a browser that answers by itself with a passkey that the server refuses', async () => {
    await show(refuse('passkey_refused'));
    const asked = await question();
    await act(async () => asked.response());
    expect(await screen.findByText(/Deze passkey werkt niet/u)).toBeVisible();
    await aWhile();
    expect(fake.questions).toHaveLength(1);
  });

  it('are not asked for again and again in a browser that refuses at once', async () => {
    await show();
    const asked = await question();
    await act(async () => asked.refuse('NotAllowedError'));
    await aWhile();
    expect(fake.questions).toHaveLength(1);
  });

  it('are no longer offered after the login screen is left', async () => {
    const user = await show();
    const { options } = await question();
    await user.click(screen.getByRole('link', { name: /Wachtwoord vergeten/u }));
    await waitFor(() => expect(options.signal?.aborted).toBe(true));
    expect(fake.questions).toHaveLength(1);
  });
});

describe('a browser that offers no passkeys at a field', () => {
  beforeEach(() => {
    fake.restore();
    fake = fakeCredentials({ isOffering: false });
  });

  it('has a button, and says nothing if the member cancels', async () => {
    const user = await show();
    await user.click(await screen.findByRole('button', { name: 'Inloggen met een passkey' }));
    const asked = await question();
    expect(asked.options.mediation).toBeUndefined();
    await act(async () => asked.refuse('NotAllowedError'));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();

    await user.click(screen.getByRole('button', { name: 'Inloggen met een passkey' }));
    const again = await question(2);
    await act(async () => again.response());
    expect(await screen.findByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
  });

  it('says so if it can not use a passkey', async () => {
    const user = await show();
    await user.click(await screen.findByRole('button', { name: 'Inloggen met een passkey' }));
    const asked = await question();
    await act(async () => asked.refuse('SecurityError'));
    expect(await screen.findByText(/kan uw passkey nu niet gebruiken/u)).toBeVisible();
  });
});

it('a login screen without passkeys in the browser asks the server for none', async () => {
  fake.restore();
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  let calls = 0;
  await showPortal('/login', [
    mockCall(passkeysContract.startPasskeyLogin, () => {
      calls += 1;
      return requestFor(0);
    }),
    ...sessionCalls(null),
  ]);
  expect(await screen.findByLabelText('E-mailadres')).toBeVisible();
  expect(calls).toBe(0);
});
