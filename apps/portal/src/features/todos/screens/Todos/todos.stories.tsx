import type { Todo } from '@mijn/domain/todos';
import { todosContract } from '@mijn/domain/todos/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { aUser } from '@mijn/api/mock/auth';
import { mockCall, neverResponds, refuse } from '@mijn/api/mock/call';
import { todosCalls } from '@mijn/api/mock/todos';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { slowly } from '../../../../testing/calls/slowly.ts';
import { screenStory } from '../../../../testing/screen-story.ts';
import { someTodos, tooManyTodos } from '../../../../testing/todos-data.ts';

const meta = { title: 'Schermen/Actiepunten' } satisfies Meta;

export default meta;

const list = (todos: readonly Todo[], path = '/todos') => ({
  path,
  calls: () => [...sessionCalls(aUser()), ...todosCalls(todos)],
});

export const Laden = screenStory(
  {
    path: '/todos',
    calls: () => [
      mockCall(todosContract.listTodos, neverResponds),
      mockCall(todosContract.listGroups, neverResponds),
      ...sessionCalls(aUser()),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Actiepunten' })).toBeVisible();
      await expect(canvas.getByText('Bezig met laden')).toBeInTheDocument();
    },
  },
);

export const VanLadenNaarGevuld = screenStory(
  {
    path: '/todos',
    calls: () => [slowly(), ...sessionCalls(aUser()), ...todosCalls(tooManyTodos)],
  },
  {
    parameters: { standsStill: true },
    async play({ canvas }) {
      await expect(await canvas.findByText('1–25 van 120')).toBeVisible();
    },
  },
);

export const Leeg = screenStory(list([]), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Nog geen actiepunten' })).toBeVisible();
  },
});

export const Gevuld = screenStory(list(someTodos), {
  async play({ canvas, userEvent }) {
    const link = await canvas.findByRole('link', { name: 'Dakgoot aan de noordzijde vervangen' });
    await expect(canvas.getAllByRole('link', { name: /Intercom|Dakgoot|Rookmelders/u })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Startdatum' }));
    const heading = canvas.getByRole('columnheader', { name: 'Startdatum' });
    await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'ascending'));
    await waitFor(() => expect(link).toBeVisible());
  },
});

export const GevuldOpTelefoon = screenStory(list(someTodos), {
  async play({ canvas }) {
    const cards = within(await canvas.findByRole('list', { name: 'Actiepunten' })).getAllByRole('listitem');
    await expect(cards.at(0)).toHaveTextContent(
      'Intercom van portiek B kraaktOpenGroep: Dagelijks onderhoud, Behandelaar: de heer K. Overdijk, Startdatum: 11-5-2026Interne referentie: AP-2026-003',
    );
    await expect(cards.at(-1)).toHaveTextContent(/^Rookmelders testenAfgehandeld.*nog geen behandelaar/u);
  },
});

export const Gefilterd = screenStory(list(someTodos, '/todos?afgehandeld=ja'), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('link', { name: 'Rookmelders testen' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Dakgoot/u })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Afgehandeld: Ja/u }));
    await expect(await canvas.findByRole('link', { name: /Dakgoot/u })).toBeVisible();
  },
});

export const NietsGevonden = screenStory(list(someTodos, '/todos?zoek=xyzzy'), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('heading', { name: 'Niets gevonden' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Alle filters weghalen' }));
    await expect(await canvas.findByRole('link', { name: /Dakgoot/u })).toBeVisible();
  },
});

export const Overvol = screenStory(list(tooManyTodos), {
  async play({ canvas }) {
    await expect(await canvas.findByText('1–25 van 120')).toBeVisible();
  },
});

export const OvervolOpTelefoon = screenStory(list(tooManyTodos), {
  async play({ canvas }) {
    await canvas.findByText('1–25 van 120');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Storing = screenStory(
  {
    path: '/todos',
    calls: () => [
      mockCall(todosContract.listTodos, refuse('internal_error')),
      ...sessionCalls(aUser()),
      ...todosCalls(someTodos),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('De actiepunten zijn niet geladen')).toBeVisible();
    },
  },
);
