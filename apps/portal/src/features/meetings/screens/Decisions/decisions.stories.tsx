import { aUser } from '@mijn/api/mock/auth';
import { mockCall, neverResponds, refuse } from '@mijn/api/mock/call';
import { aDecision, decisionsCalls } from '@mijn/api/mock/decisions';
import type { Decision } from '@mijn/domain/decisions';
import { decisionsContract } from '@mijn/domain/decisions/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { someDecisions } from '../../../../testing/decisions-data.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { slowly } from '../../../../testing/calls/slowly.ts';
import { LONG_NAME } from '../../../../testing/long-name.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Besluiten' } satisfies Meta;

export default meta;

const PATH = '/meetings/decisions';

const withDecisions = (decisions: readonly Decision[], path = PATH) => ({
  path,
  calls: () => [...sessionCalls(aUser()), ...decisionsCalls(decisions)],
});

const fillsWidth = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

export const Gevuld = screenStory(withDecisions(someDecisions()), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Besluiten' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Huisregels' })).toBeVisible();
    await expect(canvas.getByText('voor 702, tegen 41, onthouding 12')).toBeVisible();
    await expect(canvas.getByText('Verworpen')).toBeVisible();
    await expect(canvas.getByText('Vervangen')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /CSV/u })).toHaveAttribute('download');
    await expect(canvas.getByRole('link', { name: /PDF/u })).toHaveAttribute('download');
  },
});

export const GevuldOpTelefoon = screenStory(withDecisions(someDecisions()), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Huisregels' })).toBeVisible();
    await fillsWidth();
  },
});

export const Gefilterd = screenStory(withDecisions(someDecisions()), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Uitslag' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Verworpen' }));
    await expect(await canvas.findByText('1 besluit')).toBeVisible();
    for (const name of [/CSV/u, /PDF/u]) {
      const file = canvas.getByRole('link', { name });
      await expect(file).toHaveAttribute('href', expect.stringContaining('outcome=rejected'));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder filter Uitslag: Verworpen' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Nu geldig' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ja' }));
    await waitFor(() => expect(canvas.queryByText('Vervangen')).not.toBeInTheDocument());
  },
});

export const NietsGevonden = screenStory(withDecisions(someDecisions(), `${PATH}?zoek=xyzzy`), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('heading', { name: 'Niets gevonden' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Alle filters weghalen' }));
    await expect(await canvas.findByRole('link', { name: 'Huisregels' })).toBeVisible();
  },
});

export const Leeg = screenStory(withDecisions([]), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Nog geen besluiten' })).toBeVisible();
  },
});

export const Laden = screenStory(
  {
    path: PATH,
    calls: () => [
      mockCall(decisionsContract.listDecisions, neverResponds),
      ...sessionCalls(aUser()),
      ...decisionsCalls(),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Besluiten' })).toBeVisible();
    },
  },
);

export const VanLadenNaarGevuld = screenStory(
  {
    path: PATH,
    calls: () => [slowly(), ...sessionCalls(aUser()), ...decisionsCalls(someDecisions())],
  },
  {
    parameters: { standsStill: true },
    async play({ canvas }) {
      await expect(await canvas.findByRole('link', { name: 'Huisregels' })).toBeVisible();
    },
  },
);

export const Storing = screenStory(
  {
    path: PATH,
    calls: () => [
      mockCall(decisionsContract.listDecisions, refuse('internal_error')),
      ...sessionCalls(aUser()),
      ...decisionsCalls(),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('De besluiten zijn niet geladen')).toBeVisible();
    },
  },
);

const tooMany = Array.from({ length: 60 }, (_, at) =>
  aDecision(at + 1, {
    title: `${at + 1} ${LONG_NAME}`,
    decided_on: `${2026 - at}-06-10`,
    register_number: `${LONG_NAME} ${at}`,
    votes_for: 1_234_567,
    votes_against: 1_234_567,
    votes_abstained: 1_234_567,
    superseded_by: at % 2 === 0 ? null : { id: aDecision(1).id, title: LONG_NAME, decided_on: '2026-06-10' },
  }),
);

export const Overvol = screenStory(withDecisions(tooMany), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Volgende/u }));
    await expect(await canvas.findByRole('link', { name: /^26 /u })).toBeVisible();
  },
});

export const OvervolOpTelefoon = screenStory(withDecisions(tooMany), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /^1 /u })).toBeVisible();
    await fillsWidth();
  },
});

export const NietInDeOproep = screenStory(
  withDecisions([
    aDecision(1, { since_convocation: 'added' }),
    aDecision(2, { since_convocation: 'changed' }),
  ]),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Niet in de oproep')).toBeVisible();
      await expect(canvas.getByText('Anders in de oproep')).toBeVisible();
    },
  },
);
