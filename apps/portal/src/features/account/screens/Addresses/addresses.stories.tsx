import type { AssociationAddresses } from '@mijn/domain/profile';
import { profileContract } from '@mijn/domain/profile/contract';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aUser } from '@mijn/api/mock/auth';
import { mockCall, neverResponds, refuse } from '@mijn/api/mock/call';
import { aProfile, profileCalls } from '@mijn/api/mock/profile';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { someAddresses, tooManyAddresses } from '../../../../testing/profile-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Mijn adressen' } satisfies Meta;

export default meta;

const path = '/profile/addresses';

const screenOf = (addresses: readonly AssociationAddresses[]) => ({
  path,
  calls: () => [...profileCalls(aProfile(), addresses), ...sessionCalls(aUser())],
});

export const Laden = screenStory({
  path,
  calls: () => [mockCall(profileContract.listAddresses, neverResponds), ...sessionCalls(aUser())],
});

export const Gevuld = screenStory(screenOf(someAddresses), {
  async play({ canvas }) {
    await expect(await canvas.findByText(/Alleen Waterpas VvE Beheer kan uw adres wijzigen/u)).toBeVisible();
    await expect(canvas.getByText('Postadres')).toBeVisible();
    await expect(canvas.getByText(/Frankrijk/u)).toBeVisible();
    await expect(canvas.getByText('Van u is hier nog geen adres bekend.')).toBeVisible();
    const mail = new URL(
      canvas.getByRole('link', { name: 'Adreswijziging mailen' }).getAttribute('href') ?? '',
    );
    await expect(mail.pathname).toBe('info@waterpas.example');
    await expect(mail.searchParams.get('subject')).toBe('Adreswijziging van Anna Eigenaar');
    await expect(mail.searchParams.get('body')).toContain(
      'Vereniging: 1001 - VvE De Kade, 1002 - VvE Parkzicht',
    );
  },
});

export const GevuldOpTelefoon = { ...Gevuld };

export const Leeg = screenStory(screenOf([]), {
  async play({ canvas }) {
    await expect(await canvas.findByText('U bent nog niet aan een vereniging gekoppeld')).toBeVisible();
  },
});

export const Mislukt = screenStory(
  {
    path,
    calls: () => [
      mockCall(profileContract.listAddresses, refuse('internal_error')),
      ...sessionCalls(aUser()),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Uw adressen zijn niet geladen')).toBeVisible();
    },
  },
);

export const Overvol = screenStory(screenOf(tooManyAddresses), {
  async play({ canvas }) {
    await expect((await canvas.findAllByText('Postadres 2'))[24]).toBeInTheDocument();
  },
});

export const OvervolOpTelefoon = screenStory(screenOf(tooManyAddresses), {
  async play({ canvas }) {
    await canvas.findAllByText('Postadres 2');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
