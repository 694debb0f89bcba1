import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { CopyField } from './copy-field.tsx';

const url = 'https://mijn.waterpas.example/api/calendar-feed/meetings.ics?key=0198-abc';

const meta = {
  title: 'Formulier/Kopieerveld',
  component: CopyField,
  args: { label: 'Adres van uw agenda', value: url },
} satisfies Meta<typeof CopyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kopieren: Story = {
  async play({ canvas }) {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press('Tab');
    const field = canvas.getByRole('textbox', { name: 'Adres van uw agenda' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAttribute('readonly');
    await press('Tab', 'Enter');
    await expect(await canvas.findByRole('button', { name: 'Gekopieerd' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Gekopieerd');
    await expect(write).toHaveBeenCalledWith(url);
  },
};

/** Als de browser niet toestaat dat de pagina kopieert, selecteert het veld de tekst. */
export const MagNiet: Story = {
  tags: ['toets'],
  async play({ canvas, userEvent }) {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button', { name: 'Kopiëren' }));
    await expect(await canvas.findByText(/De tekst is geselecteerd/u)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const OpTelefoon: Story = { args: { description: 'Plak dit adres in uw agenda.' } };

export const OvervolOpTelefoon: Story = {
  args: { label: longName, description: longName, value: `${url}${longName}` },
};

export const Misbruik: Story = {
  render: () => (
    <Misuse
      why="Een naam neemt niemand mee naar een ander programma: de knop leidt af."
      instead="Gebruik DescriptionList voor gegevens om te lezen."
    >
      <CopyField label="Naam" value="Anna Eigenaar" />
    </Misuse>
  ),
};
