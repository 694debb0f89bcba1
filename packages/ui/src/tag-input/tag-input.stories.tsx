import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { TagInput, type TagInputProps } from './tag-input.tsx';

function WithState(props: TagInputProps) {
  const [tags, setTags] = useState(props.tags);
  return <TagInput {...props} tags={tags} onChange={setTags} />;
}

const meta = {
  title: 'Formulier/Labels',
  component: TagInput,
  render: (args) => <WithState {...args} />,
  args: { label: 'Labels', tags: ['notulen'], onChange: fn() },
} satisfies Meta<typeof TagInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const labels = (canvas: { queryAllByRole: (role: string, options: { name: RegExp }) => HTMLElement[] }) =>
  canvas
    .queryAllByRole('button', { name: /^Verwijder label/u })
    .map((button) => button.getAttribute('aria-label')?.replace('Verwijder label ', ''));

export const Leeg: Story = { args: { tags: [] } };

export const Komma: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Labels' });
    field.focus();
    await press('d', 'a', 'k', ',');
    await waitFor(() => expect(labels(canvas)).toEqual(['notulen', 'dak']));
    await expect(field).toHaveValue('');
    await press(',');
    await waitFor(() => expect(labels(canvas)).toEqual(['notulen', 'dak']));
    await expect(field).toHaveValue('');
  },
};

export const EnterToets: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    canvas.getByRole('textbox', { name: 'Labels' }).focus();
    await press('d', 'a', 'k', 'Enter');
    await waitFor(() => expect(labels(canvas)).toEqual(['notulen', 'dak']));
  },
};

export const Tab: Story = {
  render: (args) => (
    <>
      <WithState {...args} />
      <button type="button">Verder</button>
    </>
  ),
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Labels' });
    field.focus();
    await press('d', 'a', 'k', 'Tab');
    await waitFor(() => expect(labels(canvas)).toEqual(['notulen', 'dak']));
    await expect(field).toHaveFocus();
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Verder' })).toHaveFocus());
  },
};

export const VerlatenBevestigt: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    canvas.getByRole('textbox', { name: 'Labels' }).focus();
    await press('d', 'a', 'k', 'Shift+Tab');
    await waitFor(() => expect(labels(canvas)).toEqual(['notulen', 'dak']));
  },
};

export const Plakken: Story = {
  tags: ['toets'],
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Labels' }));
    await userEvent.paste('mjop, onderhoud ,, 2026');
    await waitFor(() => expect(labels(canvas)).toEqual(['notulen', 'mjop', 'onderhoud', '2026']));
  },
};

export const Dubbel: Story = {
  tags: ['toets'],
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Labels' }), 'Notulen,');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Het label Notulen staat er al.'),
    );
    await expect(labels(canvas)).toEqual(['notulen']);
  },
};

export const DubbelMag: Story = {
  args: { allowsDuplicates: true },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Labels' }));
    await userEvent.paste('notulen,notulen');
    await waitFor(() => expect(labels(canvas)).toEqual(['notulen', 'notulen', 'notulen']));
  },
};

export const Vol: Story = {
  args: { tags: ['dak', 'goot'], max: 2 },
  async play({ canvas }) {
    canvas.getByRole('textbox', { name: 'Labels' }).focus();
    await press('z', 'i', 'n', 'k', 'Enter');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('U kunt 2 labels gebruiken.'));
    await expect(labels(canvas)).toEqual(['dak', 'goot']);
  },
};

export const TeLang: Story = {
  args: { maxLength: 10 },
  render: (args) => (
    <>
      <WithState {...args} />
      <button type="button">Verder</button>
    </>
  ),
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Labels' });
    await userEvent.type(field, 'dakbedekking,');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Het label dakbedekking is te lang. Gebruik hoogstens 10 tekens.',
      ),
    );
    await expect(labels(canvas)).toEqual(['notulen']);
    await expect(field).toHaveValue('dakbedekking');
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Verder' })).toHaveFocus());
    await expect(field).toHaveValue('dakbedekking');
    await userEvent.type(field, '{Backspace}{Backspace}{Backspace},');
    await waitFor(() => expect(labels(canvas)).toEqual(['notulen', 'dakbedekk']));
    await expect(field).toHaveValue('');
  },
};

export const BackspaceHaaltDeLaatsteWeg: Story = {
  args: { tags: ['dak', 'goot', 'zink'] },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Labels' });
    field.focus();
    await press('x', 'Backspace');
    await waitFor(() => expect(labels(canvas)).toEqual(['dak', 'goot', 'zink']));
    await press('Backspace');
    await waitFor(() => expect(labels(canvas)).toEqual(['dak', 'goot']));
    await expect(canvas.getByRole('status')).toHaveTextContent('Label zink is verwijderd.');
    await expect(field).toHaveFocus();
  },
};

export const FocusNaVerwijderen: Story = {
  args: { tags: ['dak', 'goot', 'zink'] },
  async play({ canvas }) {
    const remove = (tag: string) => canvas.getByRole('button', { name: `Verwijder label ${tag}` });
    await press('Tab');
    await waitFor(() => expect(remove('dak')).toHaveFocus());
    await press('Enter');
    await waitFor(() => expect(remove('goot')).toHaveFocus());
    await press('Tab', 'Space');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Labels' })).toHaveFocus());
    await press('Shift+Tab', 'Enter');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Labels' })).toHaveFocus());
    await expect(labels(canvas)).toEqual([]);
  },
};

export const Fout: Story = {
  args: { errorMessage: 'Gebruik minstens twee labels.', isOptional: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Gebruik minstens twee labels/u);
  },
};

export const Uitgeschakeld: Story = {
  args: { isDisabled: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Verwijder label notulen' })).toBeDisabled();
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    tags: [
      longName,
      'verantwoordelijkheidsverzekeringspolis',
      ...Array.from({ length: 18 }, (_, i) => `label ${i}`),
    ],
  },
};

export const Misbruik: Story = {
  args: { label: 'Groep', tags: ['Vergaderstukken'], max: 1 },
  render: (args) => (
    <Misuse
      why="Labels zijn vrij te verzinnen en er zijn er meer van. Hier is er één, uit een vaste lijst."
      instead="Gebruik een keuzelijst of een zoeklijst voor één keuze uit wat er al is."
    >
      <WithState {...args} />
    </Misuse>
  ),
};
