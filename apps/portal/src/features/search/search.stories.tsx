import type { SearchHit } from '@mijn/domain/search';
import { searchContract } from '@mijn/domain/search/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aUser } from '@mijn/api/mock/auth';
import { idOf, inTurn, mockCall, refuse } from '@mijn/api/mock/call';
import { archiveCalls } from '@mijn/api/mock/archive';
import { type Findings, searchCalls } from '../../testing/calls/search-calls.ts';
import { LONG_NAME } from '../../testing/long-name.ts';
import { someDocuments } from '../../testing/archive-data.ts';
import { sessionCalls } from '../../testing/calls/session-calls.ts';
import { screenStory, type Stage } from '../../testing/screen-story.ts';

const meta = { title: 'Schermen/Zoeken' } satisfies Meta;

export default meta;

const aHit = (number: number, own: Partial<SearchHit> = {}): SearchHit => ({
  id: idOf(9, number),
  title: `Dakgoot ${number}`,
  date: '2026-06-10',
  is_cancelled: false,
  is_board_only: false,
  match: null,
  ...own,
});

const inMinutes = {
  file_id: idOf(5, 1),
  file_name: 'Notulen ALV 10-6-2026.pdf',
  page: 3,
  snippet: [
    { text: 'Wie gaat er over de ', is_hit: false },
    { text: 'dakgoot', is_hit: true },
    { text: ' aan de noordzijde?', is_hit: false },
  ],
};

const some: Findings = [
  { kind: 'todos', hits: [aHit(1, { title: 'Dakgoot noordzijde lekt' })] },
  { kind: 'meetings', hits: [aHit(2, { title: 'Algemene ledenvergadering', match: inMinutes })] },
  {
    kind: 'documents',
    hits: [aHit(3, { id: idOf(5, 1), title: 'Notulen ALV 10-6-2026', match: inMinutes })],
  },
];

const many: Findings = (['todos', 'meetings', 'invoices', 'forms', 'documents'] as const).map((kind, at) => ({
  kind,
  hits: Array.from({ length: 12 }, (_, index) =>
    aHit(at * 20 + index, { title: `Dakgoot ${index + 1}: ${LONG_NAME}`, match: inMinutes }),
  ),
}));

const searching = (findings: Findings) => ({
  path: '/archive',
  calls: () => [...searchCalls(findings), ...sessionCalls(aUser()), ...archiveCalls(someDocuments)],
});

async function search({ canvas, userEvent }: Stage, words: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Zoeken' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zoeken' }));
  await userEvent.type(dialog.getByRole('combobox', { name: 'Zoek in VvE De Kade' }), words);
  return dialog;
}

export const Gevonden = screenStory(searching(some), {
  async play(stage) {
    const dialog = await search(stage, 'dakgoot');
    await expect(await dialog.findByRole('option', { name: /^Dakgoot noordzijde lekt/u })).toBeVisible();
    await expect(dialog.getByRole('option', { name: /^Notulen ALV 10-6-2026/u })).toHaveAttribute(
      'href',
      `/archive?zoek=dakgoot&document=${idOf(5, 1)}&bladzijde=3`,
    );
    await expect(dialog.getByRole('status')).toHaveTextContent('3 resultaten');
  },
});

/** The `/` key opens the search, except while the user types. The typed text is kept for the next time. */
export const Toets = screenStory(searching(some), {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('searchbox', { name: /^Zoek in namen/u }), 'a/b');
    await canvas.findByRole('heading', { name: 'Niets gevonden' });
    await expect(screen.queryByRole('dialog')).toBeNull();
    canvas.getByRole('heading', { level: 1 }).focus();
    await userEvent.keyboard('/');
    const field = await screen.findByRole('combobox', { name: 'Zoek in VvE De Kade' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('');
    await userEvent.keyboard('dakgoot');
    await screen.findByRole('option', { name: /^Dakgoot noordzijde lekt/u });
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    (await canvas.findByRole('heading', { level: 1 })).focus();
    await userEvent.keyboard('/');
    await expect(await screen.findByRole('combobox', { name: 'Zoek in VvE De Kade' })).toHaveValue('dakgoot');
  },
});

export const NietsGevonden = screenStory(searching([]), {
  async play(stage) {
    const dialog = await search(stage, 'xylofoon');
    await expect(await dialog.findByRole('heading', { name: 'Niets gevonden' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: '010 123 45 67' })).toHaveAttribute(
      'href',
      'tel:+31101234567',
    );
  },
});

/** The screens and actions that the member may open are found too, and how to reach the provider. */
export const Beheerder = screenStory(searching([]), {
  async play(stage) {
    const dialog = await search(stage, 'telefoonnummer beheerder');
    const group = await dialog.findByRole('group', { name: /^Direct naar/u });
    await expect(within(group).getByRole('option', { name: /^Contact met de beheerder/u })).toHaveTextContent(
      'Bel 010 123 45 67, Postbus 1234, 3000 AB Rotterdam',
    );
    // The places are there before the response of the server.
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('1 resultaat'));
    await expect(dialog.queryByRole('heading', { name: 'Niets gevonden' })).toBeNull();
  },
});

const partial = some.map(({ kind, hits }) => ({ kind, hits: [...hits], total: 12, is_partial: true }));

/** Hits without all words say so, and so does one word that was found in two parts. */
export const NietAlleWoorden = screenStory(
  {
    path: '/archive',
    calls: () => [
      mockCall(searchContract.search, () => ({ data: partial })),
      ...sessionCalls(aUser()),
      ...archiveCalls(someDocuments),
    ],
  },
  {
    async play(stage) {
      const dialog = await search(stage, 'dakgoot xylofoon');
      await expect(
        await dialog.findByRole('group', {
          name: 'Archief 12 resultaten niet alle woorden bij elkaar gevonden',
        }),
      ).toBeVisible();
      await expect(dialog.getByRole('option', { name: 'Alle 12 in Vergaderingen' })).toBeVisible();
    },
  },
);

/** A file that stands among the documents is only named at its meeting. */
export const NotulenMetVergadering = screenStory(searching(some), {
  async play(stage) {
    const dialog = await search(stage, 'dakgoot');
    const minutes = await dialog.findByRole('option', { name: /^Notulen ALV 10-6-2026/u });
    await expect(minutes).toHaveTextContent('Wie gaat er over de dakgoot');
    await expect(dialog.getByRole('option', { name: /^Algemene ledenvergadering/u })).toHaveTextContent(
      /^Algemene ledenvergadering10-6-2026, Notulen ALV 10-6-2026$/u,
    );
  },
});

export const NietAlleWoordenOpTelefoon = { ...NietAlleWoorden };

export const OvervolOpTelefoon = screenStory(searching(many), {
  async play(stage) {
    const dialog = await search(stage, 'dakgoot');
    await expect(await dialog.findByRole('option', { name: 'Alle 12 in Archief' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const StoringDieOvergaat = screenStory(
  {
    path: '/archive',
    calls: () => [
      mockCall(
        searchContract.search,
        inTurn(refuse('unavailable'), () => ({ data: [] })),
      ),
      ...sessionCalls(aUser()),
      ...archiveCalls(someDocuments),
    ],
  },
  {
    async play(stage) {
      const dialog = await search(stage, 'dakgoot');
      await stage.userEvent.click(await dialog.findByRole('button', { name: 'Opnieuw proberen' }));
      await expect(await dialog.findByRole('heading', { name: 'Niets gevonden' })).toBeVisible();
    },
  },
);

export const AlleenBestuur = screenStory(
  searching([
    { kind: 'documents', hits: [aHit(4, { title: 'Dakgoot schikking', is_board_only: true }), aHit(5)] },
  ]),
  {
    async play(stage) {
      const dialog = await search(stage, 'dakgoot');
      const [first, second] = await dialog.findAllByRole('option', { name: /^Dakgoot/u });
      await expect(first).toHaveTextContent('alleen bestuur');
      await expect(second).not.toHaveTextContent('alleen bestuur');
    },
  },
);

export const AlleenBestuurOpTelefoon = { ...AlleenBestuur };
