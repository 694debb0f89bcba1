import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../../.storybook/long-name.ts';
import { mdiArrowRight, mdiPlus } from '@mdi/js';
import { expect, fn } from 'storybook/test';
import { ButtonRow } from '../stack/index.ts';
import { Button } from './index.ts';

const meta = {
  title: 'Knoppen/Knop',
  component: Button,
  args: { children: 'Documenten toevoegen', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hoofdactie: Story = {
  args: { icon: mdiPlus },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Documenten toevoegen' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

export const Soorten: Story = {
  render: () => (
    <ButtonRow>
      <Button iconAfter={mdiArrowRight}>Facturen controleren</Button>
      <Button variant="quiet">Annuleren</Button>
      <Button variant="danger">Verwijderen</Button>
      <Button variant="text">Zet in agenda</Button>
      <Button size="small">Klein</Button>
    </ButtonRow>
  ),
};

export const Bezig: Story = {
  args: { isPending: true, pendingLabel: 'Bezig met toevoegen' },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Bezig met toevoegen Documenten toevoegen' });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).not.toBeDisabled();
  },
};

export const Uitgeschakeld: Story = {
  args: { isDisabled: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    children: longName,
    icon: mdiPlus,
    isWide: true,
  },
};
