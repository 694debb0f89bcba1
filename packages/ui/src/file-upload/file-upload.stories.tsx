import type { Meta, StoryObj } from '@storybook/react-vite';
import { acceptedDocumentEntries } from '@mijn/domain/uploads';
import { expect, fireEvent, fn } from 'storybook/test';
import { FileUpload } from './index.ts';

const meta = {
  title: 'Formulier/Bestanden',
  component: FileUpload,
  args: {
    label: 'Documenten',
    description: 'PDF, Word, Excel of een foto, elk ten hoogste 25 MB.',
    accepted: acceptedDocumentEntries,
    isMultiple: true,
    onAdd: fn(),
    onInvalid: fn(),
  },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const pdf = new File(['%PDF'], 'Notulen.PDF', { type: 'application/pdf' });
const program = new File(['MZ'], 'virus.exe', { type: 'application/octet-stream' });

async function choose(canvasElement: HTMLElement, files: File[]) {
  const input = canvasElement.querySelector('input[type=file]');
  if (input) await fireEvent.change(input, { target: { files } });
}

export const Beginstand: Story = {
  async play({ args, canvas, canvasElement }) {
    await expect(canvas.getByRole('group', { name: 'Documenten' })).toHaveAccessibleDescription(/25 MB/u);
    await choose(canvasElement, [pdf, program]);
    await expect(args.onAdd).toHaveBeenCalledWith([pdf]);
    await expect(args.onInvalid).toHaveBeenCalledWith([program]);
  },
};

export const EenBestand: Story = {
  args: { isMultiple: false },
  async play({ args, canvas, canvasElement }) {
    await expect(canvas.getByRole('button', { name: 'Kies een bestand' })).toBeVisible();
    await choose(canvasElement, [pdf, pdf]);
    await expect(args.onAdd).toHaveBeenCalledWith([pdf]);
  },
};

export const Uitgeschakeld: Story = { args: { isDisabled: true } };
