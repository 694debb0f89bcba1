import { personalDataContract } from '@mijn/domain/personal-data/contract';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aUser } from '@mijn/api/mock/auth';
import { mockCall, neverResponds, refuse } from '@mijn/api/mock/call';
import { anExport } from '@mijn/api/mock/personal-data';
import { personalDataCalls, WRONG_PASSWORD } from '../../../../testing/calls/personal-data-calls.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Mijn gegevens downloaden' } satisfies Meta;

export default meta;

const path = '/profile/personal-data/3f1c9Zl2m0aQ7r5b8XwE';
const ready = { path, calls: () => [...personalDataCalls(anExport()), ...sessionCalls(aUser())] };

export const Klaar = screenStory(ready, {
  async play({ canvas }) {
    await expect(await canvas.findByLabelText('Wachtwoord')).toBeVisible();
  },
});
export const KlaarOpTelefoon = { ...Klaar };

export const FoutWachtwoord = screenStory(ready, {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Wachtwoord'), WRONG_PASSWORD);
    await userEvent.click(canvas.getByRole('button', { name: 'Downloaden' }));
    await expect((await canvas.findAllByText(/wachtwoord klopt niet/u))[0]).toBeVisible();
  },
});

export const LinkWerktNiet = screenStory(
  {
    path,
    calls: () => [
      mockCall(personalDataContract.getExportOfLink, refuse('not_found')),
      ...sessionCalls(aUser()),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Deze link werkt niet (meer)')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Naar mijn instellingen' })).toBeVisible();
    },
  },
);
export const LinkWerktNietOpTelefoon = { ...LinkWerktNiet };

export const Laden = screenStory({
  path,
  calls: () => [mockCall(personalDataContract.getExportOfLink, neverResponds), ...sessionCalls(aUser())],
});

export const NietGeladen = screenStory(
  {
    path,
    calls: () => [
      mockCall(personalDataContract.getExportOfLink, refuse('internal_error')),
      ...sessionCalls(aUser()),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('De download is niet geladen')).toBeVisible();
    },
  },
);
