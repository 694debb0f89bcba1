import type { Meta } from '@storybook/react-vite';
import { expect, type screen, waitFor, within } from 'storybook/test';
import { aUser } from '@mijn/api/mock/auth';
import type { PushData } from '../../../../testing/calls/push-calls.ts';
import { pretendBrowser, type PretendedBrowser } from '../../../../testing/pretend-push.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { settingsCalls } from '../../../../testing/calls/settings-calls.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Mijn instellingen/Meldingen op dit apparaat' } satisfies Meta;

export default meta;

const ENDPOINT = 'https://push.example/anna';

/** A story replaces what the browser says about pushes, because no browser of a test reaches a push service. */
const onDevice = (browser: PretendedBrowser, push: PushData = {}) => ({
  path: '/profile/settings#meldingen-op-dit-apparaat',
  calls: () => {
    pretendBrowser(browser);
    return [...settingsCalls({ push }), ...sessionCalls(aUser())];
  },
});

const isOn = onDevice(
  { endpoint: ENDPOINT, permission: 'granted' },
  { subscription: { endpoint: ENDPOINT, shows_subject: false } },
);

const partOf = async (canvas: Pick<typeof screen, 'findByRole'>) =>
  within(await canvas.findByRole('region', { name: 'Meldingen op dit apparaat' }));

export const Uit = screenStory(onDevice({ endpoint: null, permission: 'default' }), {
  async play({ canvas }) {
    const part = await partOf(canvas);
    await expect(await part.findByRole('switch', { name: 'Meldingen ontvangen' })).not.toBeChecked();
    await expect(part.queryByRole('button', { name: 'Proefmelding versturen' })).not.toBeInTheDocument();
  },
});

export const Aanzetten = screenStory(onDevice({ endpoint: null, permission: 'default', becomes: ENDPOINT }), {
  async play({ canvas, userEvent }) {
    const part = await partOf(canvas);
    await userEvent.click(await part.findByRole('switch', { name: 'Meldingen ontvangen' }));
    await waitFor(() => expect(part.getByRole('switch', { name: 'Meldingen ontvangen' })).toBeChecked());
    await userEvent.click(await part.findByRole('switch', { name: 'Toon ook waar het over gaat' }));
    await waitFor(() =>
      expect(part.getByRole('switch', { name: 'Toon ook waar het over gaat' })).toBeChecked(),
    );
    await userEvent.click(await part.findByRole('switch', { name: 'Prikbord' }));
    await waitFor(() => expect(part.getByRole('switch', { name: 'Prikbord' })).toBeChecked());
  },
});

export const Aan = screenStory(isOn, {
  async play({ canvas, userEvent }) {
    const part = await partOf(canvas);
    await userEvent.click(await part.findByRole('button', { name: 'Proefmelding versturen' }));
    await expect(await canvas.findByText(/De proefmelding is verstuurd/u)).toBeVisible();
    await userEvent.click(part.getByRole('switch', { name: 'Meldingen ontvangen' }));
    await waitFor(() => expect(part.getByRole('switch', { name: 'Meldingen ontvangen' })).not.toBeChecked());
  },
});
export const AanOpTelefoon = { ...Aan };

export const NietToegestaan = screenStory(
  onDevice({ endpoint: null, permission: 'default', refuses: true }),
  {
    async play({ canvas, userEvent }) {
      const part = await partOf(canvas);
      await userEvent.click(await part.findByRole('switch', { name: 'Meldingen ontvangen' }));
      await expect(await part.findByText(/Deze browser blokkeert de meldingen/u)).toBeVisible();
      await expect(await canvas.findByText(/omdat u dat niet hebt toegestaan/u)).toBeVisible();
    },
  },
);

export const Geblokkeerd = screenStory(onDevice({ endpoint: null, permission: 'denied' }), {
  async play({ canvas }) {
    const part = await partOf(canvas);
    await expect(await part.findByText(/Deze browser blokkeert de meldingen/u)).toBeVisible();
    await expect(part.queryByRole('switch')).not.toBeInTheDocument();
  },
});
