import { accessTokensContract } from '@mijn/domain/access-tokens/contract';
import { ACCESS_TOKENS_MAX } from '@mijn/domain/limits';
import type { Meta } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aUser } from '@mijn/api/mock/auth';
import { anAccessToken, NEW_TOKEN } from '@mijn/api/mock/access-tokens';
import { mockCall, neverResponds, refuse } from '@mijn/api/mock/call';
import { LONG_NAME } from '../../../../testing/long-name.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { settingsCalls } from '../../../../testing/calls/settings-calls.ts';
import { screenStory, type Stage } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Sleutels voor apps' } satisfies Meta;

export default meta;

const three = [
  anAccessToken(1),
  anAccessToken(2, { name: 'Dashboard', scope: 'write', association: null, last_used_at: null }),
  anAccessToken(3, { name: 'Proef', expires_at: '2026-11-12T08:00:00.000Z', is_expired: true }),
];

const settings = (accessTokens = three, calls: () => HttpHandler[] = () => []) => ({
  path: '/profile/settings#sleutels',
  calls: () => [...calls(), ...settingsCalls({ accessTokens }), ...sessionCalls(aUser())],
});

const part = async ({ canvas }: Pick<Stage, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: 'Sleutels voor apps' }));

async function openCreate(stage: Stage) {
  await stage.userEvent.click((await part(stage)).getByRole('button', { name: 'Sleutel maken' }));
  return within(await screen.findByRole('dialog', { name: 'Sleutel maken' }));
}

export const Leeg = screenStory(settings([]), {
  async play({ canvas }) {
    await expect(
      await (await part({ canvas })).findByText('U hebt nog geen sleutel voor een app.'),
    ).toBeVisible();
  },
});

export const Gevuld = screenStory(settings(), {
  async play({ canvas }) {
    const shown = await part({ canvas });
    await expect(await shown.findByText(/Mag lezen in VvE De Kade\. Werkt tot 10-2-2027\./u)).toBeVisible();
    await expect(shown.getByText(/Mag lezen en wijzigen in al uw verenigingen\./u)).toBeVisible();
    await expect(shown.getByText(/Werkt niet meer sinds 12-11-2026\./u)).toBeVisible();
    await expect(shown.getByText('Verlopen')).toBeVisible();
  },
});
export const GevuldOpTelefoon = { ...Gevuld };

export const OvervolOpTelefoon = screenStory(
  settings(
    Array.from({ length: ACCESS_TOKENS_MAX }, (_, index) => anAccessToken(index + 1, { name: LONG_NAME })),
  ),
  {
    async play({ canvas }) {
      await (await part({ canvas })).findAllByText(LONG_NAME);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  },
);

export const Laden = screenStory(
  settings([], () => [mockCall(accessTokensContract.listAccessTokens, neverResponds)]),
);

export const NietGeladen = screenStory(
  settings([], () => [mockCall(accessTokensContract.listAccessTokens, refuse('internal_error'))]),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Uw sleutels zijn niet geladen')).toBeVisible();
    },
  },
);

export const Maken = screenStory(settings([]), {
  async play(stage) {
    await expect((await openCreate(stage)).getByRole('radio', { name: 'Lezen' })).toBeChecked();
  },
});
export const MakenOpTelefoon = { ...Maken };

export const MakenZonderNaam = screenStory(settings([]), {
  async play(stage) {
    const dialog = await openCreate(stage);
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Sleutel maken' }));
    await waitFor(() => expect(dialog.getByLabelText('Naam')).toBeInvalid());
  },
});

export const Gemaakt = screenStory(settings([]), {
  async play(stage) {
    const dialog = await openCreate(stage);
    await stage.userEvent.type(dialog.getByLabelText('Naam'), 'Boekhouding');
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Sleutel maken' }));
    const made = within(await screen.findByRole('alertdialog', { name: 'Uw nieuwe sleutel' }));
    await expect(made.getByLabelText('Sleutel')).toHaveValue(NEW_TOKEN);
    await expect(made.getByText(/U ziet deze sleutel één keer/u)).toBeVisible();
  },
});
export const GemaaktOpTelefoon = { ...Gemaakt };

export const TeVeel = screenStory(
  settings(three, () => [
    mockCall(
      accessTokensContract.createAccessToken,
      refuse('validation_failed', {
        errors: { '': [{ code: 'too_many', params: { max: ACCESS_TOKENS_MAX } }] },
      }),
    ),
  ]),
  {
    async play(stage) {
      const dialog = await openCreate(stage);
      await stage.userEvent.type(dialog.getByLabelText('Naam'), 'Boekhouding');
      await stage.userEvent.click(dialog.getByRole('button', { name: 'Sleutel maken' }));
      await expect(await dialog.findByText(/U hebt al 20 sleutels/u)).toBeVisible();
    },
  },
);

export const Intrekken = screenStory(settings(), {
  async play(stage) {
    await stage.userEvent.click(
      await (await part(stage)).findByRole('button', { name: 'Intrekken: Dashboard' }),
    );
    const ask = within(await screen.findByRole('alertdialog', { name: 'Sleutel intrekken?' }));
    await expect(ask.getByText(/kan daarna meteen niet meer bij het portaal/u)).toBeVisible();
  },
});

export const VerlopenVerwijderen = screenStory(settings(), {
  async play(stage) {
    await stage.userEvent.click(
      await (await part(stage)).findByRole('button', { name: 'Verwijderen: Proef' }),
    );
    const ask = within(await screen.findByRole('alertdialog', { name: 'Sleutel verwijderen?' }));
    await stage.userEvent.click(ask.getByRole('button', { name: 'Verwijderen' }));
    await waitFor(async () => expect((await part(stage)).queryByText('Proef')).toBeNull());
  },
});
