import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../../.storybook/long-name.ts';
import { expect, fn, waitFor } from 'storybook/test';
import { press } from '../../.storybook/press.ts';
import { DocumentList, DocumentListSkeleton, DocumentRow } from './document-list.tsx';

const onChange = fn();

const meta = {
  title: 'Gegevens/Documenten',
  component: DocumentRow,
  render: (args) => (
    <DocumentList label="Documenten">
      <DocumentRow {...args} />
      <DocumentRow {...args} name="Begroting 2027.xlsx" extension="xlsx" />
    </DocumentList>
  ),
  args: {
    name: 'Notulen ALV 10-6-2026.pdf',
    href: '#document',
    extension: 'pdf',
    date: '2026-06-24',
    byteSize: 412_000,
    tags: ['notulen'],
  },
} satisfies Meta<typeof DocumentRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    const [row] = canvas.getAllByRole('listitem');
    await expect(row).toHaveTextContent('Notulen ALV 10-6-2026.pdfPDF24-6-2026412 kBnotulen');
  },
};

export const Toetsen: Story = {
  args: { selection: { isSelected: false, onChange } },
  async play({ canvas }) {
    onChange.mockClear();
    await press('Tab', 'Space');
    await waitFor(() => expect(onChange).toHaveBeenCalledWith(true));
    await press('Tab');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Notulen ALV 10-6-2026.pdf' })).toHaveFocus(),
    );
  },
};

export const MetOpmerking: Story = {
  args: { note: 'niet doorzoekbaar' },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('412 kBniet doorzoekbaarnotulen');
  },
};

export const Laden: Story = { render: () => <DocumentListSkeleton rows={3} /> };
export const LadenOpTelefoon: Story = { render: () => <DocumentListSkeleton rows={3} /> };

export const Selecteren: Story = {
  args: { selection: { isSelected: false, onChange } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kies Notulen ALV 10-6-2026.pdf' }));
    await waitFor(() => expect(onChange).toHaveBeenCalledWith(true));
  },
};

export const Gevonden: Story = {
  args: {
    match: {
      page: 3,
      snippet: [
        { text: '… de ', is_hit: false },
        { text: 'dakgoot', is_hit: true },
        { text: ' aan de noordzijde …', is_hit: false },
      ],
    },
  },
  async play({ canvas }) {
    const [hit] = canvas.getAllByText('dakgoot');
    await expect(hit?.tagName).toBe('MARK');
  },
};

/** Een formulier heeft geen datum, maar wel een omschrijving en een downloadlink. */
export const OmTeDownloaden: Story = {
  args: {
    name: 'Machtiging vergadering',
    description: 'Laat iemand anders voor u stemmen als u niet kunt komen.',
    mark: 'alleen bestuur',
    downloadHref: '#download',
    tags: [],
  },
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'Downloaden: Machtiging vergadering' });
    await expect(link).toHaveAttribute('download');
    await press('Tab', 'Tab');
    await waitFor(() => expect(link).toHaveFocus());
  },
};

export const OmTeDownloadenOpTelefoon: Story = { args: { ...OmTeDownloaden.args, name: longName } };

export const Verborgen: Story = { args: { isHidden: true } };

export const OvervolOpTelefoon: Story = {
  args: {
    name: longName,
    tags: ['onderhoud', 'dakgoot', 'hemelwaterafvoer'],
    selection: { isSelected: true, onChange },
  },
};
