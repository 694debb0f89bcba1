import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Button } from '../button/button.tsx';
import { ButtonRow, Stack } from './stack.tsx';

const paragraphs = ['Eerst dit.', 'Dan dit.', 'Dan dat.'].map((text) => <p key={text}>{text}</p>);

const meta = {
  title: 'Basis/Stapel',
  component: Stack,
  args: { children: paragraphs },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gewoon: Story = {};
export const Klein: Story = { args: { gap: 'small' } };
export const Groot: Story = { args: { gap: 'large' } };

const buttons = (
  <ButtonRow>
    <Button>Opslaan</Button>
    <Button variant="quiet">Annuleren</Button>
  </ButtonRow>
);

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

export const Knoppen: Story = {
  args: { children: buttons },
  async play({ canvas }) {
    await expect(topOf(canvas.getByRole('button', { name: 'Opslaan' }))).toBe(
      topOf(canvas.getByRole('button', { name: 'Annuleren' })),
    );
  },
};

export const KnoppenOpTelefoon: Story = {
  args: { children: buttons },
  async play({ canvas }) {
    await expect(topOf(canvas.getByRole('button', { name: 'Opslaan' }))).toBeLessThan(
      topOf(canvas.getByRole('button', { name: 'Annuleren' })),
    );
  },
};

export const OvervolOpTelefoon: Story = {
  args: { children: <p>{`${longName} `.repeat(3)}</p> },
};
