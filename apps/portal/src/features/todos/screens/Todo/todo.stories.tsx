import type { Todo } from '@mijn/domain/todos';
import { todosContract } from '@mijn/domain/todos/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aBoardMember, aUser } from '@mijn/api/mock/auth';
import { mockCall, neverResponds } from '@mijn/api/mock/call';
import { timelineCalls } from '@mijn/api/mock/timeline';
import { aTodo, todosCalls } from '@mijn/api/mock/todos';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { slowly } from '../../../../testing/calls/slowly.ts';
import { screenStory } from '../../../../testing/screen-story.ts';
import { gutter, tooManyTodos } from '../../../../testing/todos-data.ts';

const meta = { title: 'Schermen/Actiepunt' } satisfies Meta;

export default meta;

const detail = (todo: Todo) => ({
  path: `/todos/${todo.id}`,
  calls: () => [...sessionCalls(aUser()), ...timelineCalls(todo)],
});

export const Laden = screenStory(
  {
    path: `/todos/${gutter.id}`,
    calls: () => [mockCall(todosContract.getTodo, neverResponds), ...sessionCalls(aUser())],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Actiepunt' })).toBeVisible();
      await expect(canvas.queryByRole('heading', { name: /Taken|Bijlagen/u })).not.toBeInTheDocument();
    },
  },
);

export const LangeOmschrijving = screenStory(
  detail({
    ...gutter,
    is_done: true,
    description: `${gutter.description} boven nr. 41. De zinken bodem is over zes meter aangetast. ${'Herstel houdt niet. '.repeat(9)}`,
  }),
  {
    async play({ canvas }) {
      await expect(
        await canvas.findByRole('heading', {
          level: 1,
          name: 'Dakgoot aan de noordzijde vervangen boven nr. 41',
        }),
      ).toBeVisible();
      await expect(canvas.getByText(/^De zinken bodem is over zes meter aangetast/u)).toBeVisible();
      await expect(canvas.getByText('Afgehandeld')).toBeVisible();
    },
  },
);

export const LangeOmschrijvingOpTelefoon = { ...LangeOmschrijving };

export const VanLadenNaarGevuld = screenStory(
  {
    path: `/todos/${gutter.id}`,
    calls: () => [slowly(), ...sessionCalls(aUser()), ...timelineCalls(gutter)],
  },
  {
    parameters: { standsStill: true },
    async play({ canvas }) {
      await expect(
        await canvas.findByRole('heading', { name: 'Dakgoot aan de noordzijde vervangen' }),
      ).toBeVisible();
    },
  },
);

export const Gevuld = screenStory(detail(gutter), {
  async play({ canvas }) {
    await expect(await canvas.findByText('DH-2026-118')).toBeVisible();
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Dakgoot aan de noordzijde vervangen' }),
    ).toBeVisible();
    await expect(canvas.getAllByText(/AP-2026-002/u)).toHaveLength(1);
    await expect(canvas.getByText(/AP-2026-002/u).closest('p')).toHaveTextContent(
      'Actiepunt Interne referentie: AP-2026-002, Groep: Groot onderhoud',
    );
    await expect(canvas.getByText('Open', { selector: 'p span' })).toBeVisible();
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Behandelaar', 'Betreft', 'Melder', 'Externe referentie', 'Startdatum']);
    const print = canvas.getByRole('button', { name: 'Afdrukken' });
    await expect(print).toBeEnabled();
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(print.getBoundingClientRect().top).toBeLessThan(title.getBoundingClientRect().bottom);
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Actiepunten' })).toHaveAttribute(
      'href',
      '/todos',
    );
    await expect(canvas.getByRole('region', { name: 'Taken' })).toHaveTextContent('1 van 2 gereed');
    const tasks = within(canvas.getByRole('list', { name: 'Taken' })).getAllByRole('listitem');
    await expect(tasks.at(0)).toHaveTextContent(
      'Twee offertes opvragenBehandelaar: mevrouw S. Staf · gereed',
    );
    await expect(tasks.at(1)).toHaveTextContent(
      'Opdracht gevenBehandelaar: nog geen behandelaarnog niet gereed',
    );
    await expect(canvas.getByRole('link', { name: 'Offerte dakgoot' })).toBeVisible();
  },
});

/** Whoever prints from a phone uses the menu of the browser. */
export const GevuldOpTelefoon = screenStory(detail(gutter), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: /^Dit actiepunt volgen/u })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Afdrukken' })).toBeNull();
    await expect(canvas.getByRole('list', { name: 'Taken' })).toBeVisible();
  },
});

export const Kaal = screenStory(detail(aTodo(1, { handler: null })), {
  async play({ canvas }) {
    await expect(await canvas.findByText('nog niemand')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /Taken|Bijlagen/u })).toBeNull();
    await expect(canvas.queryByText('niet ingevuld')).toBeNull();
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Behandelaar', 'Startdatum']);
  },
});

export const KaalOpTelefoon = { ...Kaal };

export const KaalEnAfgehandeld = screenStory(detail(aTodo(1, { handler: null, is_done: true })), {
  async play({ canvas }) {
    await canvas.findByText('Startdatum');
    await expect(canvas.queryByText('nog niemand')).toBeNull();
  },
});

export const ZonderBijlagen = screenStory(detail({ ...gutter, attachments: [] }), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Taken' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Bijlagen' })).toBeNull();
    await expect(canvas.queryByText(/geen bijlagen/u)).toBeNull();
  },
});

const [overfull = gutter] = tooManyTodos;

export const Overvol = screenStory(detail(overfull), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('list', { name: 'Bijlagen' })).toBeVisible();
  },
});

export const OvervolOpTelefoon = screenStory(detail(overfull), {
  async play({ canvas }) {
    await canvas.findByRole('list', { name: 'Bijlagen' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const MisschienElders = screenStory(
  { path: `/todos/${gutter.id}`, calls: () => [...sessionCalls(aBoardMember()), ...todosCalls([])] },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText(/kies die bovenaan de pagina\./u)).toBeVisible();
    },
  },
);

export const MisschienEldersOpTelefoon = { ...MisschienElders };

export const BestaatNiet = screenStory(
  { path: `/todos/${gutter.id}`, calls: () => [...sessionCalls(aUser()), ...todosCalls([])] },
  {
    async play({ canvas }) {
      await expect(
        await canvas.findByRole('heading', { name: 'Dit actiepunt bestaat niet (meer)' }),
      ).toBeVisible();
      await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Actiepunten' })).toBeVisible();
    },
  },
);
