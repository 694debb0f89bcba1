import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { press } from '../../.storybook/press.ts';
import { Button } from '../button/button.tsx';
import { UploadList, type UploadListProps } from './file-upload.tsx';

const uploads = [
  { id: '1', name: 'Notulen ALV 10-6-2026.pdf', byteSize: 412_000, status: 'done', progress: 100 },
  { id: '2', name: 'Begroting 2027.xlsx', byteSize: 188_000, status: 'uploading', progress: 42 },
  {
    id: '3',
    name: 'Foto.jpg',
    byteSize: 26_400_000,
    status: 'failed',
    progress: 0,
    error: 'Het bestand is groter dan 25 MB. Maak het kleiner en kies het opnieuw.',
  },
  { id: '4', name: 'Splitsingsakte.pdf', byteSize: 900, status: 'waiting', position: 1, progress: 0 },
] as const;

const meta = {
  title: 'Formulier/Voortgang van bestanden',
  component: UploadList,
  args: { uploads, onCancel: fn(), onRetry: fn(), onRemove: fn() },
} satisfies Meta<typeof UploadList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Onderweg: Story = {
  async play({ args, canvas, userEvent }) {
    await expect(
      canvas.getByRole('progressbar', { name: 'Voortgang van Begroting 2027.xlsx' }),
    ).toHaveAttribute('aria-valuenow', '42');
    await expect(canvas.getByText('Wacht, nummer 1 in de rij')).toBeVisible();
    await expect(canvas.getByText('1 van 4 toegevoegd, 1 niet gelukt')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuleer Begroting 2027.xlsx' }));
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledWith('2'));
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen: Foto.jpg' }));
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledWith('3'));
    await userEvent.click(
      canvas.getByRole('button', { name: 'Haal Notulen ALV 10-6-2026.pdf uit de lijst' }),
    );
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith('1'));
  },
};

function WithState(props: UploadListProps) {
  const [current, setCurrent] = useState(props.uploads);
  return (
    <>
      <Button>Kies bestanden</Button>
      <UploadList
        {...props}
        uploads={current}
        onRetry={(id) =>
          setCurrent(
            current.map((upload) =>
              upload.id === id
                ? Object.assign({}, upload, { status: 'uploading', error: undefined })
                : upload,
            ),
          )
        }
        onRemove={(id) => setCurrent(current.filter((upload) => upload.id !== id))}
      />
    </>
  );
}

export const FocusBlijft: Story = {
  args: { uploads: [uploads[0], uploads[2]] },
  render: (args) => <WithState {...args} />,
  async play({ canvas }) {
    canvas.getByRole('button', { name: 'Opnieuw proberen: Foto.jpg' }).focus();
    await press('Enter');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Annuleer Foto.jpg' })).toHaveFocus());
    await press('Shift+Tab', 'Enter');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Annuleer Foto.jpg' })).toHaveFocus());
  },
};

/** Ligt de fout aan het bestand zelf, dan helpt een nieuwe poging niet en is er geen knop om het opnieuw te proberen. */
export const Geweigerd: Story = {
  args: { uploads: [{ ...uploads[2], status: 'refused', error: 'Dit bestand is leeg.' }] },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Dit bestand is leeg.');
    await expect(canvas.queryByRole('button', { name: 'Opnieuw proberen: Foto.jpg' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Haal Foto.jpg uit de lijst' })).toBeVisible();
  },
};

export const Klaar: Story = {
  args: { uploads: [uploads[0]] },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 van 1 toegevoegd');
  },
};

export const Leeg: Story = {
  args: { uploads: [] },
  async play({ canvas }) {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    uploads: uploads.map((upload) => Object.assign({}, upload, { name: `${longName}.pdf` })),
  },
};
