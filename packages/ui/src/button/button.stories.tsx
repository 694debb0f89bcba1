import type { Meta, StoryObj } from '@storybook/react-vite';
import { mdiArrowRight, mdiPlus } from '@mdi/js';
import { expect, fn, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { ButtonRow } from '../stack/stack.tsx';
import { Button } from './button.tsx';

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
    await waitFor(() => expect(args.onPress).toHaveBeenCalledTimes(1));
  },
};

export const Toetsen: Story = {
  tags: ['toets'],
  args: { onPress: fn() },
  async play({ args, canvas }) {
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await press('Enter', 'Space');
    await waitFor(() => expect(args.onPress).toHaveBeenCalledTimes(2));
  },
};

export const Soorten: Story = {
  render: () => (
    <ButtonRow>
      <Button iconAfter={mdiArrowRight}>Facturen controleren</Button>
      <Button variant="quiet">Annuleren</Button>
      <Button variant="danger">Verwijderen</Button>
      <Button variant="text">In mijn kalender</Button>
      <Button variant="link">Uitloggen</Button>
      <Button size="small">Opslaan</Button>
    </ButtonRow>
  ),
};

/** A pending button keeps the focus and its text, and ignores presses. */
export const Bezig: Story = {
  args: { isPending: true, pendingLabel: 'Bezig met toevoegen', onPress: fn() },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Bezig met toevoegen Documenten toevoegen' });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await waitFor(() => expect(button).not.toBeDisabled());
  },
};

export const Uitgeschakeld: Story = {
  render: (args) => (
    <ButtonRow>
      <Button {...args} isDisabled />
      <Button {...args} isDisabled variant="quiet" />
      <Button {...args} isDisabled variant="text" />
      <Button {...args} isDisabled variant="link" />
    </ButtonRow>
  ),
  async play({ canvas }) {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

/** In running text the button looks like the surrounding links. */
export const AlsLink: Story = {
  args: { variant: 'link', children: 'Stuur de code opnieuw' },
  render: (args) => (
    <p>
      Geen mail gekregen? <Button {...args} />
    </p>
  ),
};

export const OvervolOpTelefoon: Story = { args: { children: longName, icon: mdiPlus, isWide: true } };

export const Misbruik: Story = {
  render: () => (
    <Misuse
      why="“OK” zegt niet wat er gebeurt, en twee hoofdacties naast elkaar kiezen niet."
      instead="Zet een werkwoord op elke knop, en maak er één de hoofdactie."
      right={
        <ButtonRow>
          <Button>Album verwijderen</Button>
          <Button variant="quiet">Annuleren</Button>
        </ButtonRow>
      }
    >
      <ButtonRow>
        <Button>OK</Button>
        <Button>Annuleren</Button>
      </ButtonRow>
    </Misuse>
  ),
};
