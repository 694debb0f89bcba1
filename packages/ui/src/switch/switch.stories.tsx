import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { Button } from '../button/button.tsx';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Formulier/Schakelaar',
  component: Switch,
  args: { label: 'Contracten', description: 'Eigenaren zien deze groep.' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas, userEvent }) {
    const control = canvas.getByRole('switch', { name: 'Contracten' });
    await userEvent.click(canvas.getByText('Contracten'));
    await waitFor(() => expect(control).toBeChecked());
    await expect(control).toHaveAccessibleDescription('Eigenaren zien deze groep.');
  },
};

export const Toetsenbord: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    const control = canvas.getByRole('switch');
    await press('Tab');
    await waitFor(() => expect(control).toHaveFocus());
    await press('Space');
    await waitFor(() => expect(control).toBeChecked());
    await press('Space');
    await waitFor(() => expect(control).not.toBeChecked());
  },
};

export const Aan: Story = { args: { defaultSelected: true } };

export const Fout: Story = {
  args: { errorMessage: 'Dit is niet opgeslagen. Probeer het opnieuw.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/Dit is niet opgeslagen/u);
  },
};

export const Uitgeschakeld: Story = { args: { isDisabled: true } };
export const AanEnUitgeschakeld: Story = { args: { isDisabled: true, defaultSelected: true } };
export const OvervolOpTelefoon: Story = { args: { label: longName, description: longName } };

export const Misbruik: Story = {
  render: (args) => (
    <Misuse
      why="Een schakelaar werkt meteen. Met een knop 'Opslaan' eronder weet niemand of hij al iets deed."
      instead="Gebruik een selectievakje in een formulier, en een schakelaar waar meteen wordt opgeslagen."
      right={
        <>
          <Checkbox label={args.label} />
          <Button>Opslaan</Button>
        </>
      }
    >
      <Switch {...args} />
      <Button>Opslaan</Button>
    </Misuse>
  ),
};
