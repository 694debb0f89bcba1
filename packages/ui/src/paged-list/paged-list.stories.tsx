import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { DocumentList, DocumentRow } from '../document-list/document-list.tsx';
import { PagedList, type PagedListProps } from './paged-list.tsx';

interface Item {
  id: string;
  name: string;
}

const itemsOf = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), name: `Notulen ${index + 1}` }));

const all = itemsOf(40);

function Pages({ paging, ...props }: PagedListProps<Item>) {
  const [page, setPage] = useState(paging.page);
  const rows = all.slice((page - 1) * 25, page * 25);
  return <PagedList {...props} rows={rows} paging={{ ...paging, page, onPage: setPage }} />;
}

const printing = { rows: undefined, isPending: false, onPrint: fn() };

const meta = {
  title: "Gegevens/Lijst met pagina's",
  component: PagedList<Item>,
  args: {
    countText: (total: number) => `${total} documenten`,
    rows: all,
    paging: { page: 1, perPage: 25, total: 40, onPage: fn() },
    children: (rows: readonly Item[]) => (
      <DocumentList label="Documenten">
        {rows.map(({ id, name }) => (
          <DocumentRow key={id} name={name} href={`#${id}`} extension="pdf" byteSize={120_000} />
        ))}
      </DocumentList>
    ),
  },
  render: (args) => <Pages {...args} />,
} satisfies Meta<typeof PagedList<Item>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The next page is shown from its top, with the focus on the line above it. */
export const Bladeren: Story = {
  async play({ canvas }) {
    canvas.getByRole('button', { name: 'Volgende' }).focus();
    await press('Enter');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).not.toHaveLength(25));
    const top = canvas.getByText('26–40 van').parentElement;
    await waitFor(() => expect(top).toHaveFocus());
    await expect(top?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(top?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const BladerenOpTelefoon: Story = { ...Bladeren };

export const EenPagina: Story = {
  render: (args) => (
    <PagedList {...args} rows={itemsOf(3)} paging={{ page: 1, perPage: 25, total: 3, onPage: fn() }} />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 documenten');
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Afdrukken: Story = {
  args: { printing },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Lijst afdrukken' }));
    await waitFor(() => expect(printing.onPrint).toHaveBeenCalled());
  },
};

/** Paper names the button only if there is one. */
export const PapierZonderKnop: Story = {
  tags: ['toets'],
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent('Dit is één pagina');
    await expect(canvasElement).not.toHaveTextContent('Lijst afdrukken');
  },
};

/** While the list is printed, all rows are in the page, and the screen still shows one page. */
export const WordtAfgedrukt: Story = {
  args: { printing: { ...printing, rows: all } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getAllByRole('list', { name: 'Documenten' })).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('ul[aria-label="Documenten"]')).toHaveLength(2);
  },
};

export const WordtOpgehaald: Story = { args: { printing: { ...printing, isPending: true } } };

/** A part of a larger list has a line of its own only if it has pages. */
export const Deel: Story = {
  render: (args) => (
    <PagedList {...args} isPart rows={itemsOf(3)} paging={{ page: 1, perPage: 25, total: 3, onPage: fn() }} />
  ),
  async play({ canvas }) {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Misbruik: Story = {
  render: () => (
    <Misuse
      why="Een lege lijst met “0 documenten” en een leeg vlak zegt niet wat hier zou staan."
      instead="Toon een EmptyState zonder PagedList."
    >
      <PagedList<Item>
        countText={(total) => `${total} documenten`}
        rows={[]}
        paging={{ page: 1, perPage: 25, total: 0, onPage: fn() }}
      >
        {() => <DocumentList label="Geen documenten">{null}</DocumentList>}
      </PagedList>
    </Misuse>
  ),
};
