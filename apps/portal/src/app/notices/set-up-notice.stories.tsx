import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { setUpCalls } from '../../testing/calls/set-up-calls.ts';
import { settingsCalls } from '../../testing/calls/settings-calls.ts';
import { screenStory } from '../../testing/screen-story.ts';

const meta = { title: 'Schermen/Verplichte tweede stap' } satisfies Meta;

export default meta;

const notice = (path: string) => ({
  path,
  calls: () => [...settingsCalls({ requiredFrom: '2099-12-10T08:30:00.000Z' }), ...setUpCalls(() => false)],
});

export const Melding = screenStory(notice('/profile/data'), {
  async play({ canvas }) {
    await expect(
      await canvas.findByText(/Stel vóór donderdag 10 december 2099 een tweede stap in/u),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Instellen' })).toHaveAttribute(
      'href',
      expect.stringContaining('/profile/settings'),
    );
  },
});
export const MeldingOpTelefoon = { ...Melding };

export const Instellingen = screenStory(notice('/profile/settings'), {
  async play({ canvas }) {
    await expect(
      await canvas.findByText(/hebt u vanaf donderdag 10 december 2099 een tweede stap nodig/u),
    ).toBeVisible();
  },
});
