import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Invoices, invoicesOf } from '../../.storybook/invoices.tsx';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { Button } from '../button/button.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { Link } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import { DataTable } from './data-table.tsx';

const meta = {
  title: 'Gegevens/Tabel',
  component: Invoices,
  args: { count: 40 },
} satisfies Meta<typeof Invoices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gevuld: Story = {
  async play({ canvas, userEvent }) {
    await expect(canvas.getAllByRole('row')).toHaveLength(26);
    await userEvent.click(canvas.getByRole('button', { name: 'Volgende' }));
    await waitFor(() => expect(canvas.getByText('26–40 van 40')).toBeVisible());
    await expect(canvas.getAllByRole('row')).toHaveLength(16);
    await expect(canvas.getByRole('button', { name: 'Vorige' })).toHaveFocus();
  },
};

export const SorterenMetToetsen: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    await press('Tab', 'Tab', 'Enter');
    const heading = canvas.getByRole('columnheader', { name: 'Leverancier' });
    await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'ascending'));
    await expect(canvas.getByText('40 rijen, gesorteerd op Leverancier, oplopend')).toBeInTheDocument();
    await press('Space');
    await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'descending'));
    await expect(canvas.getByRole('button', { name: 'Leverancier' })).toHaveFocus();
  },
};

const onOpen = fn();

export const RijAlsLink: Story = {
  args: { count: 3 },
  decorators: [
    (Story) => (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the handler only observes clicks
      <div
        onClick={(event) => {
          if (event.target instanceof HTMLAnchorElement) {
            event.preventDefault();
            onOpen(event.target.hash, event.ctrlKey);
          }
        }}
      >
        <Story />
      </div>
    ),
  ],
  async play({ canvas, userEvent }) {
    onOpen.mockClear();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await userEvent.click(canvas.getByText('2026-0001'));
    await waitFor(() => expect(onOpen).toHaveBeenLastCalledWith('#invoice-1', false));
    await userEvent.keyboard('{Control>}');
    await userEvent.click(canvas.getByText('2026-0002'));
    await userEvent.keyboard('{/Control}');
    await waitFor(() => expect(onOpen).toHaveBeenLastCalledWith('#invoice-2', true));
    canvas.getByRole('link', { name: 'Elektro Maas' }).focus();
    await press('Enter');
    await waitFor(() => expect(onOpen).toHaveBeenLastCalledWith('#invoice-2', false));
    await expect(onOpen).toHaveBeenCalledTimes(3);
  },
};

export const Selecteren: Story = {
  args: { count: 30, isSelectable: true },
  async play({ canvas, userEvent }) {
    const all = canvas.getByRole('checkbox', { name: 'Kies alles op deze pagina' });
    await userEvent.click(all);
    await waitFor(() => expect(canvas.getByText('25 gekozen')).toBeVisible());
    const [, first] = canvas.getAllByRole('checkbox');
    first?.focus();
    await press('Space');
    await waitFor(() => expect(canvas.getByText('24 gekozen')).toBeVisible());
    await expect(all).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Volgende' }));
    await waitFor(() => expect(canvas.getByText('24 gekozen')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Selectie wissen' }));
    await waitFor(() => expect(canvas.getByText('Niets gekozen')).toBeVisible());
  },
};

export const Filters: Story = {
  args: { hasFilters: true },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder filter Te controleren' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Verwijder filter 2026' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Alles wissen' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /filter/u })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Nummer' })).toHaveFocus());
  },
};

export const Laden: Story = {
  args: { content: { state: 'loading' }, isSelectable: true },
  async play({ canvas }) {
    await expect(canvas.getByText('Bezig met laden')).toBeInTheDocument();
    await expect(canvas.getByRole('table', { name: 'Facturen' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Bedrag' })).toBeEnabled();
  },
};

/** The rows of the previous page stay until the next page has loaded. */
export const VolgendePaginaLaadt: Story = {
  args: { content: { state: 'loaded', rows: invoicesOf(3), isOutdated: true } },
  async play({ canvas }) {
    await expect(canvas.getByRole('table', { name: 'Facturen' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await expect(canvas.getByText('Bezig met laden')).toBeInTheDocument();
    await expect(canvas.queryByText(/^40 rijen/u)).toBeNull();
  },
};

/** A table without paging does not know the number of rows, so the parent can pass the expected number. */
export const LadenVanEenPaar: Story = {
  render: () => (
    <DataTable
      label="Taken"
      columns={[{ id: 'task', header: 'Taak', cell: () => null }]}
      content={{ state: 'loading', expected: 2 }}
      empty={null}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('table').querySelectorAll('tbody tr')).toHaveLength(2);
  },
};

const heightOf = (rows: readonly Element[]) => rows.map((row) => row.getBoundingClientRect().height);

export const LadenIsEvenHoog: Story = {
  args: { count: 25 },
  render: (args) => (
    <Stack>
      <Invoices {...args} />
      <Invoices {...args} label="Facturen die laden" content={{ state: 'loading' }} />
    </Stack>
  ),
  async play({ canvas }) {
    const [loaded, loading] = canvas.getAllByRole('table');
    await expect(heightOf([...(loading?.querySelectorAll('tr') ?? [])])).toEqual(
      heightOf([...(loaded?.querySelectorAll('tr') ?? [])]),
    );
  },
};

export const Leeg: Story = {
  args: { count: 0 },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('columnheader')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 rijen');
  },
};

export const Fout: Story = {
  args: {
    content: {
      state: 'error',
      error: (
        <ErrorState title="De facturen zijn niet geladen." onRetry={fn()}>
          Probeer het opnieuw. Uw filters zijn bewaard.
        </ErrorState>
      ),
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  },
};

const overfull = invoicesOf(25).map((invoice) => Object.assign({}, invoice, { name: longName }));

export const Overvol: Story = {
  args: { count: 10_000, isSelectable: true, hasFilters: true, content: { state: 'loaded', rows: overfull } },
};

export const OpTelefoon: Story = {
  args: { count: 10_000, isSelectable: true, hasFilters: true },
  async play({ canvas, userEvent }) {
    // The rows are rendered as cards only, because this screen is too narrow for a table.
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Facturen' })).toBeVisible());
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(25);
    await userEvent.selectOptions(canvas.getByLabelText('Sorteren op'), 'Bedrag, oplopend');
    await waitFor(() =>
      expect(canvas.getByText('10.000 rijen, gesorteerd op Bedrag, oplopend')).toBeInTheDocument(),
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kies alles op deze pagina' }));
    await waitFor(() => expect(canvas.getByText('25 gekozen')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/**
 * Values that are clear without a heading are on one line, and the figure is at the end of the name's
 * line. Screen readers still get the headings.
 */
export const CompacteKaartenOpTelefoon: Story = {
  args: { count: 4 },
  async play({ canvas }) {
    const [card] = await canvas.findAllByRole('listitem');
    await expect(card).toHaveTextContent(
      'LiftonderhoudBedrag: € 237,57akkoordNummer: 2026-0004, Aangemaakt op: 4-4-2026',
    );
  },
};

/** A value without a position on the card has a line of its own, after its heading. */
export const FeitenMetKopOpTelefoon: Story = {
  render: () => (
    <DataTable
      label="Leveranciers"
      columns={[
        { id: 'name', header: 'Naam', cell: () => 'Elektro Maas' },
        { id: 'place', header: 'Plaats', cell: () => 'Rotterdam' },
        { id: 'since', header: 'Klant sinds', cell: () => '2019' },
      ]}
      content={{ state: 'loaded', rows: [{ id: '1' }, { id: '2' }] }}
      empty={null}
    />
  ),
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Rotterdam');
  },
};

export const LadenOpTelefoon: Story = { args: { content: { state: 'loading' } } };
export const LeegOpTelefoon: Story = { args: { count: 0 } };

export const OvervolOpTelefoon: Story = {
  args: {
    count: 10_000,
    isSelectable: true,
    content: { state: 'loaded', rows: overfull },
  },
};

export const Misbruik: Story = {
  render: () => (
    <Misuse
      why="Elke cel is een link of knop, en de rij heet naar een knop: wie met de toetsen door de tabel loopt komt drie keer langs hetzelfde, en hoort “Bekijken” zonder te weten wat."
      instead="Geef de tabel rowHref, en laat de kolom die de rij noemt isRowHeader zijn."
    >
      <DataTable
        label="Facturen, verkeerd"
        columns={[
          { id: 'view', header: 'Actie', cell: () => <Link href="#1">Bekijken</Link> },
          { id: 'name', header: 'Leverancier', cell: () => <Link href="#1">Elektro Maas</Link> },
          { id: 'amount', header: 'Bedrag', cell: () => <Button size="small">Openen</Button> },
        ]}
        content={{ state: 'loaded', rows: [{ id: '1' }] }}
        empty={null}
      />
    </Misuse>
  ),
};
