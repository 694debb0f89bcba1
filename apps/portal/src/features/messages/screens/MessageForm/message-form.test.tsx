import { describe, expect, it } from '@jest/globals';
import { authContract } from '@mijn/domain/auth/contract';
import { messagesContract } from '@mijn/domain/messages/contract';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aUser } from '@mijn/api/mock/auth';
import { createOutage, idOf, mockCall, Refusal } from '@mijn/api/mock/call';
import { aMessage, messagesCalls, messagesPage } from '@mijn/api/mock/messages';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { leavePortal, setUpPortal, showPortal } from '../../../../testing/dom/show-portal.tsx';
import { someMessages } from '../../../../testing/messages-data.ts';

setUpPortal();

const calls = () => [...sessionCalls(aUser()), ...messagesCalls(someMessages)];
const editPath = `/bulletin-board/edit/${idOf(40, 2)}`;

/**
 * Writes a message and sends it, which fails. `keys` are the idempotency keys of the calls.
 * @param changes the keys that change the text of the stored draft instead.
 */
async function writeDuringOutage(changes?: string) {
  const outage = createOutage();
  const keys: (string | null)[] = [];
  const user = await showPortal('/bulletin-board/add', [
    http.post('*/bulletin/messages', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
    }),
    mockCall(
      messagesContract.createMessage,
      outage.refuseOr(() => aMessage(9, { subject: 'Burendag' })),
    ),
    ...calls(),
  ]);
  await user.type(await screen.findByLabelText('Onderwerp'), changes === undefined ? 'Burendag' : '{End}');
  await user.type(screen.getByLabelText('Bericht'), changes ?? 'Komt u ook?');
  await user.click(screen.getByRole('button', { name: 'Plaatsen' }));
  await waitFor(() => expect(keys).toHaveLength(1));
  return { user, keys, outage };
}

describe('the form of a new message', () => {
  it('sends the key of a text again when the text is sent again, also after another text and a reload', async () => {
    const { user, keys } = await writeDuringOutage();
    await user.type(await screen.findByDisplayValue('Komt u ook?'), '!');
    await user.click(await screen.findByRole('button', { name: 'Plaatsen' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    await leavePortal();
    const later = await writeDuringOutage('{Backspace}');
    expect(keys[1]).not.toBe(keys[0]);
    expect(later.keys).toEqual([keys[0]]);
  });

  it('sends another key after a failure if the message was changed', async () => {
    const { user, keys, outage } = await writeDuringOutage();
    await user.type(await screen.findByDisplayValue('Komt u ook?'), ' Graag');
    outage.end();
    await user.click(await screen.findByRole('button', { name: 'Plaatsen' }));
    expect(await screen.findByText(/ staat op het prikbord\.$/u)).toBeVisible();
    expect(new Set(keys).size).toBe(2);
  });

  it('publishes the message, and sends the same key again after a failure', async () => {
    const { user, keys, outage } = await writeDuringOutage();
    expect(await screen.findByDisplayValue('Komt u ook?')).toBeVisible();
    outage.end();
    await user.click(await screen.findByRole('button', { name: 'Plaatsen' }));
    expect(await screen.findByText(/ staat op het prikbord\.$/u)).toBeVisible();
    expect(keys[0]).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
    expect(await screen.findByRole('heading', { level: 1, name: 'Prikbord' })).toBeVisible();
  });

  it.each([
    [200, {}],
    [201, null],
  ])(
    'does not say that the message is there after a %i with %j, and keeps the text',
    async (status, body) => {
      const wrong = http.post('*/bulletin/messages', () => HttpResponse.json(body, { status }));
      const user = await showPortal('/bulletin-board/add', [wrong, ...calls()]);
      await user.type(await screen.findByLabelText('Onderwerp'), 'Burendag');
      await user.type(screen.getByLabelText('Bericht'), 'Komt u ook?');
      await user.click(screen.getByRole('button', { name: 'Plaatsen' }));
      expect(await screen.findByText(/^Het portaal gaf een antwoord dat niet klopt/u)).toBeVisible();
      expect(screen.queryByText(/ staat op het prikbord\.$/u)).toBeNull();
      await leavePortal();
      await showPortal('/bulletin-board/add', calls());
      expect(await screen.findByDisplayValue('Komt u ook?')).toBeVisible();
    },
  );

  it('keeps what was typed when the member leaves, with the choice to notify', async () => {
    const user = await showPortal('/bulletin-board/add', calls());
    await user.type(await screen.findByLabelText('Onderwerp'), 'Burendag');
    await user.click(screen.getByLabelText('Eigenaren op de hoogte stellen'));
    await user.click(screen.getByRole('link', { name: 'Annuleren' }));
    expect(await screen.findByText(/^Uw concept is bewaard/u)).toBeVisible();
    await leavePortal();
    await showPortal('/bulletin-board/add', calls());
    expect(await screen.findByDisplayValue('Burendag')).toBeVisible();
    expect(screen.getByLabelText('Eigenaren op de hoogte stellen')).toBeChecked();
    expect(screen.getByText(/^Uw concept van/u)).toBeVisible();
  });

  it('is opened again by "Terug" on the login page, after the login', async () => {
    let isSignedIn = true;
    const user = await showPortal('/bulletin-board/add', [
      mockCall(authContract.user, () => (isSignedIn ? aUser() : new Refusal('unauthenticated'))),
      mockCall(authContract.login, () => {
        isSignedIn = true;
        return aUser();
      }),
      mockCall(messagesContract.listMessages, ({ query }) =>
        isSignedIn ? messagesPage(someMessages, query) : new Refusal('unauthenticated'),
      ),
      ...calls(),
    ]);
    await user.type(await screen.findByLabelText('Onderwerp'), 'Burendag');
    isSignedIn = false;
    await user.click(screen.getByRole('link', { name: 'Annuleren' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Terug' }));
    await user.type(await screen.findByLabelText('E-mailadres'), 'anna@example.nl');
    await user.type(screen.getByLabelText('Wachtwoord'), 'een goed wachtwoord');
    await user.click(screen.getByRole('button', { name: 'Inloggen' }));
    expect(await screen.findByDisplayValue('Burendag')).toBeVisible();
  });

  it('refuses a text that is too long at the field, and keeps it', async () => {
    const user = await showPortal('/bulletin-board/add', calls());
    await user.type(await screen.findByLabelText('Onderwerp'), 'Lang');
    await user.click(screen.getByLabelText('Bericht'));
    await user.paste('a'.repeat(100_000));
    await user.click(screen.getByRole('button', { name: 'Plaatsen' }));
    await waitFor(() => expect(screen.getByLabelText('Bericht')).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.getByLabelText('Bericht')).toHaveValue('a'.repeat(100_000));
    expect(screen.getByText('Gebruik hoogstens 20.000 tekens. Nu 80.000 tekens te veel.')).toBeVisible();
    expect(screen.getAllByText(/te lang|te veel/u)).toHaveLength(1);
  });
});

describe('the form of an edited message', () => {
  it('saves the message, and puts the old text back with "Ongedaan maken"', async () => {
    const user = await showPortal(editPath, calls());
    const subject = await screen.findByLabelText('Onderwerp');
    await user.clear(subject);
    await user.type(subject, 'Steiger weg');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByRole('article', { name: 'Steiger weg' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    expect(await screen.findByRole('article', { name: 'Steiger aan de noordzijde' })).toBeVisible();
  });

  it('is not shown to members who may not edit the message', async () => {
    await showPortal(`/bulletin-board/edit/${idOf(40, 3)}`, calls());
    expect(await screen.findByText('Dit bericht kunt u niet wijzigen')).toBeVisible();
    expect(screen.queryByLabelText('Onderwerp')).not.toBeInTheDocument();
  });
});
