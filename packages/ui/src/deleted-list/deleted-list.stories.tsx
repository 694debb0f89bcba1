import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { Button } from '../button/button.tsx';
import { DateText } from '../date-text/date-text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { DeletedItem, type DeletedItemProps, DeletedList, DeletedListSkeleton } from './deleted-list.tsx';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Cpath fill="%23a9d8ea" d="M0 0h4v3H0z"/%3E%3Cpath fill="%236aa757" d="M0 2h4v1H0z"/%3E%3C/svg%3E';

const restore = (name: string) => (
  <Button variant="quiet" size="small">
    Terugzetten
    <VisuallyHidden> {name}</VisuallyHidden>
  </Button>
);

const deletion = (by: string) => (
  <>
    <span>
      Verwijderd op <DateText date="2026-11-24" /> {by}
    </span>
    <span>
      Terug te zetten tot <DateText date="2026-12-24" />
    </span>
  </>
);

const item = (name: string, own: Partial<DeletedItemProps> = {}): DeletedItemProps => ({
  name,
  facts: 'Geplaatst door Anna Jansen',
  deletion: deletion('door u'),
  action: restore(name),
  ...own,
});

const meta = {
  title: 'Gegevens/Lijst van wat is verwijderd',
  component: DeletedList,
  args: {
    label: 'Verwijderde berichten',
    children: (
      <>
        <DeletedItem {...item('Tuindag')} />
        <DeletedItem {...item('Sleutels gevonden', { deletion: deletion('door Bram Bestuur') })} />
      </>
    ),
  },
} satisfies Meta<typeof DeletedList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gevuld: Story = {
  async play({ canvas }) {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Verwijderd op 24-11-2026 door u');
    await expect(first).toHaveTextContent('Terug te zetten tot 24-12-2026');
    await expect(canvas.getByRole('button', { name: 'Terugzetten Tuindag' })).toBeVisible();
  },
};

export const GevuldOpTelefoon: Story = {
  async play({ canvas }) {
    const [first] = canvas.getAllByRole('listitem');
    const button = canvas.getByRole('button', { name: 'Terugzetten Tuindag' });
    const { width } = button.getBoundingClientRect();
    await expect(width).toBeGreaterThan((first?.getBoundingClientRect().width ?? 0) * 0.8);
  },
};

/** Albums have their cover before the name, also if it does not load. */
export const MetAfbeelding: Story = {
  args: {
    children: (
      <>
        <DeletedItem {...item('Lichtjesavond', { facts: "12 foto's", picture: { src: PICTURE } })} />
        <DeletedItem
          {...item('Oplevering lift', { facts: "6 foto's", picture: { src: '/bestaat-niet.webp' } })}
        />
        <DeletedItem {...item('Zonder foto', { facts: "0 foto's", picture: null })} />
      </>
    ),
  },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(1));
  },
};

export const MetAfbeeldingOpTelefoon: Story = { ...MetAfbeelding };

export const MetOpmerking: Story = {
  args: {
    children: (
      <DeletedItem
        {...item('Winterklaar', { note: 'Deze nieuwsbrief verschijnt meteen als u die terugzet.' })}
      />
    ),
  },
};

/** Someone who may only read sees the same rows without buttons. */
export const AlleenLezen: Story = {
  args: { children: <DeletedItem {...item('Tuindag', { action: undefined })} /> },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Laden: Story = { render: () => <DeletedListSkeleton hasPictures /> };

const many = Array.from({ length: 25 }, (_, index) => {
  const name = `${index + 1} ${longName} ${'a'.repeat(60)}`;
  return <DeletedItem key={name} {...item(name, { picture: { src: PICTURE }, facts: longName })} />;
});

export const Overvol: Story = { args: { children: many } };

export const OvervolOpTelefoon: Story = {
  args: { children: many },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Misbruik: Story = {
  render: () => (
    <Misuse
      why="Zonder datum weet niemand hoelang het nog kan, en drie knoppen met dezelfde naam klinken hetzelfde."
      instead="Zeg tot wanneer het kan, en zeg bij de knop wat hij terugzet."
      right={
        <DeletedList label="Goed">
          <DeletedItem {...item('Tuindag')} />
        </DeletedList>
      }
    >
      <DeletedList label="Fout">
        <DeletedItem
          name="Tuindag"
          facts=""
          deletion="Verwijderd"
          action={
            <Button variant="quiet" size="small">
              Terugzetten
            </Button>
          }
        />
      </DeletedList>
    </Misuse>
  ),
};
