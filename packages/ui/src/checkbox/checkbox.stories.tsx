import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Formulier/Selectievakje',
  component: Checkbox,
  args: { label: 'Eigenaren op de hoogte stellen' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas, userEvent }) {
    const box = canvas.getByRole('checkbox', { name: 'Eigenaren op de hoogte stellen' });
    await userEvent.click(canvas.getByText('Eigenaren op de hoogte stellen'));
    await waitFor(() => expect(box).toBeChecked());
  },
};

export const Toetsenbord: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    const box = canvas.getByRole('checkbox');
    await press('Tab');
    await waitFor(() => expect(box).toHaveFocus());
    await press('Space');
    await waitFor(() => expect(box).toBeChecked());
    await press('Space');
    await waitFor(() => expect(box).not.toBeChecked());
  },
};

export const MetUitleg: Story = {
  args: { description: 'Iedere eigenaar krijgt een e-mail.', defaultSelected: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Iedere eigenaar krijgt een e-mail.',
    );
  },
};

export const Gedeeltelijk: Story = {
  args: { isIndeterminate: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const VerborgenNaam: Story = {
  args: { label: 'Kies Notulen ALV', isLabelHidden: true },
  async play({ canvas }) {
    const box = canvas.getByRole('checkbox', { name: 'Kies Notulen ALV' });
    const { width, height } = box.closest('label')?.getBoundingClientRect() ?? { width: 0, height: 0 };
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const Fout: Story = {
  args: { errorMessage: 'Vink dit aan om verder te gaan.' },
  async play({ canvas }) {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Vink dit aan om verder te gaan.');
  },
};

export const Uitgeschakeld: Story = { args: { isDisabled: true } };
export const AanEnUitgeschakeld: Story = { args: { isDisabled: true, defaultSelected: true } };
export const OvervolOpTelefoon: Story = { args: { label: longName, description: longName } };

export const Misbruik: Story = {
  args: { label: 'Ontvang geen berichten' },
  render: (args) => (
    <Misuse
      why="Aanvinken om iets níet te krijgen leest niemand in één keer goed."
      instead="Zeg wat er gebeurt als het vakje aan is: 'Stuur mij berichten'."
      right={<Checkbox {...args} label="Stuur mij berichten" />}
    >
      <Checkbox {...args} />
    </Misuse>
  ),
};
