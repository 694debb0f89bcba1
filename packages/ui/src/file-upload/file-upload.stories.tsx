import { acceptedDocumentEntries } from '@mijn/domain/uploads';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { pointOf, realDevices } from '../../.storybook/devices.ts';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { Chip } from '../chip/chip.tsx';
import { FileUpload, type FileUploadProps } from './file-upload.tsx';

const meta = {
  title: 'Formulier/Bestanden',
  component: FileUpload,
  args: {
    label: 'Documenten',
    description: 'PDF, Word, Excel of een foto, elk hoogstens 25 MB.',
    accepted: acceptedDocumentEntries,
    maxBytes: 25_000_000,
    isMultiple: true,
    onAdd: fn(),
    onInvalid: fn(),
  },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const pdf = new File(['%PDF'], 'Notulen.PDF', { type: 'application/pdf' });
const sheet = new File(['PK'], 'Begroting.xlsx');
const program = new File(['MZ'], 'virus.exe', { type: 'application/octet-stream' });

async function choose(canvasElement: HTMLElement, files: File[]) {
  const input = canvasElement.querySelector('input[type=file]');
  if (input) await fireEvent.change(input, { target: { files } });
}

function WithState(props: FileUploadProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <>
      <FileUpload {...props} onAdd={(added) => setFiles((current) => [...current, ...added])} />
      {files.map((file) => (
        <Chip
          key={file.name}
          kind="item"
          label={file.name}
          onRemove={() => setFiles(files.filter((other) => other !== file))}
        />
      ))}
    </>
  );
}

export const Beginstand: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('group', { name: 'Documenten' })).toHaveAccessibleDescription(/25 MB/u);
    await press('Tab');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Documenten: plak of sleep hierheen' })).toHaveFocus(),
    );
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Kies bestanden' })).toHaveFocus());
  },
};

export const ElkeWeigeringMetReden: Story = {
  args: { maxBytes: 4 },
  async play({ args, canvas, canvasElement }) {
    const large = new File(['%PDF-1.7'], 'Groot.pdf');
    await choose(canvasElement, [pdf, program, large]);
    await expect(args.onAdd).toHaveBeenCalledWith([pdf]);
    await expect(args.onInvalid).toHaveBeenCalledTimes(2);
    await expect(args.onInvalid).toHaveBeenCalledWith(
      expect.objectContaining({ file: program, reason: 'wrong_kind' }),
    );
    await expect(args.onInvalid).toHaveBeenCalledWith(
      expect.objectContaining({ file: large, reason: 'too_large' }),
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent(/“virus.exe” kunt u hier niet toevoegen/u);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/“Groot.pdf” is te groot/u);
    await choose(canvasElement, [pdf]);
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const MeerdereKeren: Story = {
  render: (args) => <WithState {...args} />,
  async play({ canvas, canvasElement }) {
    await choose(canvasElement, [pdf]);
    await choose(canvasElement, [sheet]);
    await expect(canvas.getByRole('button', { name: 'Verwijder Notulen.PDF' })).toBeVisible();
    const last = canvas.getByRole('button', { name: 'Verwijder Begroting.xlsx' });
    last.focus();
    await press('Enter');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Verwijder Notulen.PDF' })).toHaveFocus());
    await press('Enter');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Kies bestanden' })).toHaveFocus());
  },
};

export const Slepen: Story = {
  tags: ['toets'],
  async play({ args, canvas }) {
    const button = canvas.getByRole('button', { name: 'Kies bestanden' });
    const devices = realDevices();
    if (!devices) return;
    const media = '.storybook/media';
    await devices.dropFiles(pointOf(button, 0, 40), [`${media}/notulen.pdf`, `${media}/dak.svg`]);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(1));
    await expect(args.onInvalid).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/“dak.svg” kunt u hier niet toevoegen/u);
  },
};

/** A file that was chosen before is not added again, and the field says so. */
export const TweeKeerHetzelfde: Story = {
  args: { onAdd: fn(), isChosen: ({ name }) => name === pdf.name },
  async play({ args, canvas, canvasElement }) {
    await choose(canvasElement, [pdf, sheet]);
    await expect(args.onAdd).toHaveBeenCalledWith([sheet]);
    await expect(canvas.getByRole('status')).toHaveTextContent(`“${pdf.name}” hebt u al gekozen.`);
    await choose(canvasElement, [sheet]);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const EenBestand: Story = {
  args: { isMultiple: false },
  async play({ args, canvas, canvasElement }) {
    await expect(canvas.getByRole('button', { name: 'Kies een bestand' })).toBeVisible();
    await choose(canvasElement, [pdf, sheet]);
    await expect(args.onAdd).toHaveBeenCalledWith([pdf]);
    await expect(args.onInvalid).toHaveBeenCalledWith(
      expect.objectContaining({ file: sheet, reason: 'too_many' }),
    );
  },
};

export const Fout: Story = {
  args: { errorMessage: 'Kies minstens één bestand.', isOptional: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('group', { name: /Documenten/u })).toHaveAccessibleDescription(
      /Kies minstens één bestand/u,
    );
  },
};

export const Uitgeschakeld: Story = {
  args: { isDisabled: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Kies bestanden' })).toBeDisabled();
  },
};

export const OvervolOpTelefoon: Story = {
  args: { label: longName, description: `${longName}. ${longName}.`, errorMessage: longName },
};

export const Misbruik: Story = {
  args: { label: 'Bijlage', description: '', accepted: ['.pdf'] },
  render: (args) => (
    <Misuse
      why="Wie niet weet wat mag, kiest iets dat wordt geweigerd."
      instead="Zeg vooraf in de uitleg welke soorten mogen, hoe groot en hoeveel."
    >
      <FileUpload {...args} />
    </Misuse>
  ),
};

/** Een vraag van een formulier. Op een telefoon is er een knop voor de camera. */
export const AlsVraag: Story = {
  args: {
    label: "Foto's",
    description: "Hoogstens 8 foto's. Wij halen de plaats en het type telefoon eruit.",
    look: 'buttons',
    subject: 'photos',
    question: 3,
    isOptional: true,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 2, name: "3 Foto's mag, hoeft niet" })).toBeVisible();
    await expect(canvas.getByRole('button', { name: "Kies foto's" })).toBeVisible();
  },
};

export const AlsVraagOpTelefoon: Story = {
  args: { ...AlsVraag.args },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Maak foto' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Uit galerij' })).toBeVisible();
  },
};
