import { personalDataContract } from '@mijn/domain/personal-data/contract';
import type { DataExport } from '@mijn/domain/personal-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aUser } from '@mijn/api/mock/auth';
import { mockCall, refuse } from '@mijn/api/mock/call';
import { anExport, anExportWithoutFile } from '@mijn/api/mock/personal-data';
import { personalDataCalls } from '../../../testing/calls/personal-data-calls.ts';
import { sessionCalls } from '../../../testing/calls/session-calls.ts';
import { settingsCalls } from '../../../testing/calls/settings-calls.ts';
import { screenStory } from '../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Mijn instellingen/Mijn gegevens downloaden' } satisfies Meta;

export default meta;

const path = '/profile/settings#mijn-gegevens';

const state = (last: DataExport | null, text: RegExp): StoryObj =>
  screenStory(
    { path, calls: () => [...personalDataCalls(last), ...settingsCalls(), ...sessionCalls(aUser())] },
    {
      async play({ canvas }) {
        const found = await canvas.findByText(text);
        found.scrollIntoView();
        await expect(found).toBeVisible();
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
      },
    },
  );

export const NooitGevraagd = state(null, /Gegevens opvragen/u);
export const WordtGemaakt = state(anExportWithoutFile('running'), /Wij maken uw bestand/u);
export const Klaar = state(anExport(), /De link werkt tot/u);
export const KlaarOpTelefoon = { ...Klaar };
export const Verlopen = state(anExport({ state: 'expired' }), /Een link werkt 24 uur/u);
export const Mislukt = state(anExportWithoutFile('failed'), /Het bestand is niet gemaakt/u);
export const MisluktOpTelefoon = { ...Mislukt };

export const Vragen = screenStory(
  { path, calls: () => [...personalDataCalls(), ...settingsCalls(), ...sessionCalls(aUser())] },
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Gegevens opvragen' }));
      await expect(await canvas.findByText(/Wij maken uw bestand/u)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /opvragen/u })).not.toBeInTheDocument();
    },
  },
);

export const NietGeladen = screenStory(
  {
    path,
    calls: () => [
      mockCall(personalDataContract.getExport, refuse('internal_error')),
      ...settingsCalls(),
      ...sessionCalls(aUser()),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Uw downloads zijn niet geladen')).toBeVisible();
    },
  },
);
