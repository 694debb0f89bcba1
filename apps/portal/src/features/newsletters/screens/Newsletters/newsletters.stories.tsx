import type { Newsletter } from '@mijn/domain/newsletters';
import { newslettersContract } from '@mijn/domain/newsletters/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aBoardMember, aUser } from '@mijn/api/mock/auth';
import { mockCall, neverResponds, refuse } from '@mijn/api/mock/call';
import { newslettersCalls } from '@mijn/api/mock/newsletters';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { slowly } from '../../../../testing/calls/slowly.ts';
import {
  newslettersOfBoard,
  someNewsletters,
  tooManyNewsletters,
} from '../../../../testing/newsletters-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Nieuwsbrief' } satisfies Meta;

export default meta;

const ofOwner = (newsletters: readonly Newsletter[], path = '/news-letter') => ({
  path,
  calls: () => [...sessionCalls(aUser()), ...newslettersCalls(newsletters)],
});
const ofBoard = (newsletters: readonly Newsletter[]) => ({
  path: '/news-letter',
  calls: () => [...sessionCalls(aBoardMember()), ...newslettersCalls(newsletters)],
});

export const Laden = screenStory(
  {
    path: '/news-letter',
    calls: () => [
      mockCall(newslettersContract.listNewsletters, neverResponds),
      mockCall(newslettersContract.listYears, neverResponds),
      ...sessionCalls(aUser()),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Nieuwsbrief' })).toBeVisible();
      await expect(await canvas.findByText('De nieuwsbrieven worden geladen')).toBeInTheDocument();
    },
  },
);

export const VanLadenNaarGevuld = screenStory(
  {
    path: '/news-letter',
    calls: () => [slowly(), ...sessionCalls(aUser()), ...newslettersCalls(someNewsletters)],
  },
  {
    parameters: { standsStill: true },
    async play({ canvas }) {
      await expect(await canvas.findByRole('list', { name: 'Eerdere nieuwsbrieven' })).toBeVisible();
    },
  },
);

export const VanLadenNaarGevuldOpTelefoon = { ...VanLadenNaarGevuld };

export const Leeg = screenStory(ofOwner([]), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Nog geen nieuwsbrieven')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Nieuwsbrief toevoegen' })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument());
  },
});

export const LeegVoorBestuur = screenStory(ofBoard([]), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Nog geen nieuwsbrieven')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nieuwsbrief toevoegen' })).toBeVisible();
  },
});

export const Gevuld = screenStory(ofOwner(someNewsletters), {
  async play({ canvas }) {
    const newest = await canvas.findByRole('article', { name: 'Najaar op de Kade' });
    await expect(within(newest).getByText('nieuw')).toBeVisible();
    await expect(within(newest).getByText('4 bladzijden')).toBeVisible();
    const rack = canvas.getByRole('list', { name: 'Eerdere nieuwsbrieven' });
    await expect(within(rack).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /^Acties voor/u })).not.toBeInTheDocument();
  },
});

export const GevuldOpTelefoon = { ...Gevuld };

export const VoorBestuur = screenStory(ofBoard(newslettersOfBoard), {
  async play({ canvas, userEvent }) {
    const rack = await canvas.findByRole('list', { name: 'Nog niet verschenen' });
    await expect(within(rack).getByText('Concept')).toBeVisible();
    await expect(within(rack).getByText('1-12-2099')).toBeVisible();
    await expect(rack).toHaveTextContent('Verschijnt op 1-12-2099, 9.30 uur');
    await userEvent.click(within(rack).getByRole('button', { name: 'Acties voor Winterklaar' }));
    const entries = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    await expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Wijzigen',
      'Bekijk als eigenaar',
      'Verwijderen',
    ]);
  },
});

export const VoorBestuurOpTelefoon = screenStory(ofBoard(newslettersOfBoard));

export const BekijkAlsEigenaar = screenStory(ofBoard(newslettersOfBoard), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Acties voor Winterklaar' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Bekijk als eigenaar' }));
    const preview = within(
      await screen.findByRole('dialog', { name: 'Zo ziet een eigenaar de nieuwsbrief' }),
    );
    await expect(await preview.findByRole('article', { name: 'Winterklaar' })).toBeVisible();
    await expect(preview.queryByText('Vergadering van december')).not.toBeInTheDocument();
    await expect(preview.queryByRole('button', { name: /^Acties voor/u })).not.toBeInTheDocument();
  },
});

export const NietsGevonden = screenStory(ofOwner(someNewsletters, '/news-letter?zoek=xyzzy'), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('heading', { name: 'Niets gevonden' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Alle nieuwsbrieven tonen' }));
    await expect(await canvas.findByRole('article', { name: 'Najaar op de Kade' })).toBeVisible();
  },
});

export const Overvol = screenStory(ofBoard(tooManyNewsletters), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('list', { name: 'Eerdere nieuwsbrieven' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const OvervolOpTelefoon = { ...Overvol };

export const Storing = screenStory(
  {
    path: '/news-letter',
    calls: () => [
      mockCall(newslettersContract.listNewsletters, refuse('internal_error')),
      ...sessionCalls(aUser()),
      ...newslettersCalls(someNewsletters),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('De nieuwsbrieven zijn niet geladen')).toBeVisible();
    },
  },
);
