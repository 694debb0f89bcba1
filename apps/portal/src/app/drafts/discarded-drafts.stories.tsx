import { createConnection } from '@mijn/api';
import { anAssociation, aUser } from '@mijn/api/mock/auth';
import { STAGED_FILE_MS } from '@mijn/domain/limits';
import { Page } from '@mijn/ui/page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { createPortalStore } from '../store.ts';
import { LONG_NAME } from '../../testing/long-name.ts';
import { userReceived } from '../../shared/store/session.slice.ts';
import type { Draft } from '../../shared/drafts/draft.ts';
import { keepDiscarded } from '../../shared/drafts/discarded-drafts.ts';
import { DiscardedDrafts } from '../../shared/drafts/discarded-drafts-list.tsx';
import { draftKey, ownerOf, removeDrafts } from '../../shared/drafts/draft-storage.ts';

const connection = createConnection({ baseUrl: `${window.location.origin}/api` });

const pathOf = (form: string) => (form === 'new' ? '/bulletin-board/add' : `/bulletin-board/${form}`);

const file = { name: 'Rooster.pdf', size: 1000, id: 'f-1' };
const draftOf = (subject: string, own: Partial<Draft> = {}): Draft => ({
  values: { subject, text: '' },
  base: { subject: '', text: '' },
  files: [],
  savedAt: new Date().toISOString(),
  ...own,
});

function Thrown({ drafts, form = 'bulletin/new' }: { drafts: readonly Draft[]; form?: string }) {
  const [store] = useState(() => {
    removeDrafts();
    const { store: created } = createPortalStore(connection);
    const user = aUser();
    created.dispatch(userReceived(user));
    const key = draftKey(ownerOf(user), anAssociation().id, form);
    const now = Date.now();
    for (const [at, draft] of drafts.entries()) keepDiscarded(key, draft, new Date(now - at * 60_000));
    return created;
  });
  return (
    <Provider store={store}>
      <MemoryRouter>
        <Page>
          <h1>Onlangs verwijderd</h1>
          <Place />
          <DiscardedDrafts kind="bulletin" pathOf={pathOf} />
        </Page>
      </MemoryRouter>
    </Provider>
  );
}

const Place = () => <p hidden>{useLocation().pathname}</p>;

const meta = {
  title: 'Schermen/Weggegooide concepten',
  component: Thrown,
  args: { drafts: [] },
  render: (args) => <Thrown {...args} />,
} satisfies Meta<typeof Thrown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gevuld: Story = {
  args: {
    drafts: [
      draftOf('Tuindag zaterdag', { files: [file, { ...file, id: 'f-2' }] }),
      draftOf('Fiets gevonden'),
      draftOf('', {
        files: [file],
        savedAt: new Date(Date.now() - STAGED_FILE_MS - 1).toISOString(),
      }),
    ],
  },
  async play({ canvas }) {
    const texts = (await canvas.findAllByRole('listitem')).map(({ textContent }) => textContent);
    await expect(texts[0]).toMatch(
      /^Tuindag zaterdagNieuw, weggegooid op .*2 bestanden, bewaard tot ongeveer/u,
    );
    await expect(texts[1]).toMatch(/^Fiets gevondenNieuw, weggegooid op [^b]*Terugzetten$/u);
    await expect(texts[2]).toMatch(/^Zonder tekst.*1 bestand, niet meer bewaard: kies opnieuw/u);
  },
};

export const GevuldOpTelefoon: Story = { ...Gevuld };

export const Terugzetten: Story = {
  args: { drafts: [draftOf('Tuindag zaterdag'), draftOf('Fiets gevonden')] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Terugzetten: Fiets gevonden/u }));
    await waitFor(() => expect(canvas.getByText('/bulletin-board/add')).toBeInTheDocument());
    await expect(canvas.queryByText('Fiets gevonden')).toBeNull();
    await expect(canvas.getByText('Tuindag zaterdag')).toBeVisible();
  },
};

export const Wijziging: Story = {
  args: { drafts: [draftOf('Lift gerepareerd')], form: 'bulletin/edit-7' },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(/^Wijziging, weggegooid op/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Terugzetten/u }));
    await waitFor(() => expect(canvas.getByText('/bulletin-board/edit-7')).toBeInTheDocument());
  },
};

export const Leeg: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Onlangs verwijderd' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Weggegooide concepten' })).toBeNull();
  },
};

export const Overvol: Story = {
  args: { drafts: Array.from({ length: 25 }, (_, at) => draftOf(`${at + 1} ${LONG_NAME}`)) },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(20);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OvervolOpTelefoon: Story = { ...Overvol };
