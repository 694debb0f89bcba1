import { describe, expect, it, jest } from '@jest/globals';
import type { AuthUser } from '@mijn/domain/auth';
import { authContract } from '@mijn/domain/auth/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aUser } from '@mijn/api/mock/auth';
import { archiveCalls } from '@mijn/api/mock/archive';
import { mockCall, Refusal, refuse, type Responder } from '@mijn/api/mock/call';
import { someDocuments } from '../../../../testing/archive-data.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { showPortal, setUpPortal } from '../../../../testing/dom/show-portal.tsx';

setUpPortal();

type Login = Responder<typeof authContract.login>;

async function signIn(response: Login, path = '/login'): Promise<UserEvent> {
  const user = await showPortal(path, [
    mockCall(authContract.login, response),
    ...sessionCalls(null),
    ...archiveCalls(someDocuments),
  ]);
  await user.type(await screen.findByLabelText('E-mailadres'), 'anna.eigenaar@waterpas.example');
  await user.type(screen.getByLabelText('Wachtwoord'), 'Waterpas-2026!');
  await user.click(screen.getByRole('button', { name: 'Inloggen' }));
  return user;
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

const waitingForCode: AuthUser = aUser({
  associations: [],
  owner: null,
  two_factor_auth: { enabled: true, authenticated: false },
});

describe('a browser that refuses cookies', () => {
  it('is told that cookies are needed, and not that there is no connection', async () => {
    const cookies = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    const user = await signIn(refuse('csrf_token_mismatch'));
    expect(await screen.findByText(/Deze browser bewaart geen cookies/u)).toBeVisible();
    await settle();
    expect(screen.queryByText(/geen verbinding/u)).not.toBeInTheDocument();

    cookies.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Inloggen' }));
    await waitFor(() => expect(screen.queryByText(/geen cookies/u)).not.toBeInTheDocument());
  });
});

describe('signing in', () => {
  it('shows the error of a wrong password at the e-mail field, and keeps the input', async () => {
    await signIn(refuse('invalid_credentials'));
    const email = await screen.findByRole('textbox', { name: 'E-mailadres', description: /Ongeldige/u });
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription('Ongeldige gebruikersnaam en / of wachtwoord.');
    expect(email).toHaveValue('anna.eigenaar@waterpas.example');
    expect(screen.getByLabelText('Wachtwoord')).toHaveValue('Waterpas-2026!');
  });

  it('keeps the error of the server until that field changes, also if Enter in another field sent the form', async () => {
    const user = await showPortal('/login', [
      mockCall(authContract.login, refuse('invalid_credentials')),
      ...sessionCalls(null),
    ]);
    const email = await screen.findByLabelText('E-mailadres');
    await user.type(email, 'anna.eigenaar@waterpas.example');
    await user.type(screen.getByLabelText('Wachtwoord'), 'verkeerd{Enter}');
    const refusal = 'Ongeldige gebruikersnaam en / of wachtwoord.';
    expect(await screen.findByText(refusal)).toBeVisible();
    await waitFor(() => expect(email).toHaveFocus());
    await user.tab();
    await user.type(screen.getByLabelText('Wachtwoord'), '!');
    await user.tab();
    await settle();
    expect(email).toHaveAccessibleDescription(refusal);
    await user.type(email, 'x');
    await waitFor(() => expect(email).toHaveAccessibleDescription(''));
  });

  it('keeps an error about the whole form until the form is sent again', async () => {
    const user = await signIn(refuse('unavailable'));
    const refusal = /Het portaal is even niet bereikbaar/u;
    expect(await screen.findByText(refusal)).toBeVisible();
    await user.type(screen.getByLabelText('Wachtwoord'), '!');
    await user.tab();
    await settle();
    expect(screen.getByText(refusal)).toBeVisible();
  });

  it('shows each validation error of the server at its field, and a summary', async () => {
    const errors = { email: [{ code: 'invalid_email' as const }], password: [{ code: 'required' as const }] };
    await signIn(() => new Refusal('validation_failed', { errors }));
    const summary = await screen.findByRole('link', { name: /^E-mailadres: Vul een geldig e-mailadres in/u });
    expect(summary).toBeVisible();
    expect(screen.getByLabelText('E-mailadres')).toBeInvalid();
    expect(screen.getByLabelText('Wachtwoord')).toHaveAccessibleDescription('Vul dit veld in.');
  });

  it('continues at the second factor for a user who has one', async () => {
    await signIn(() => waitingForCode);
    expect(await screen.findByRole('heading', { level: 1, name: 'Code invoeren' })).toBeVisible();
    expect(screen.queryByText('Welkom, u bent succesvol ingelogd!')).not.toBeInTheDocument();
  });

  it('ends at the account page, with a welcome message', async () => {
    await signIn(() => aUser());
    expect(await screen.findByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
    expect(await screen.findByText('Welkom, u bent succesvol ingelogd!')).toBeVisible();
  });

  it('ends at the page that was requested before the login', async () => {
    await signIn(() => aUser(), '/archive');
    expect(await screen.findByRole('heading', { level: 1, name: 'Archief' })).toBeVisible();
  });

  it('sends no request while a field is empty', async () => {
    const asked: string[] = [];
    const user = await showPortal('/login', [
      mockCall(authContract.login, ({ body }) => {
        asked.push(body.email);
        return aUser();
      }),
      ...sessionCalls(null),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Inloggen' }));
    expect(await screen.findByRole('link', { name: /^Wachtwoord: Vul dit veld in/u })).toBeVisible();
    expect(within(screen.getByRole('main')).getByLabelText('E-mailadres')).toBeInvalid();
    expect(asked).toEqual([]);
  });
});
