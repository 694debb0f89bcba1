import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Card } from '../card/card.tsx';
import { Container } from './container.tsx';

const meta = {
  title: 'Basis/Breedte',
  component: Container,
  args: {
    children: (
      <Card title="Inhoud">
        <p>Zo breed wordt het, en niet breder.</p>
      </Card>
    ),
  },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

const widthOf = (canvasElement: HTMLElement) =>
  Math.round(canvasElement.querySelector('section')?.getBoundingClientRect().width ?? 0);

export const Bladzijde: Story = {
  async play({ canvasElement }) {
    await expect(widthOf(canvasElement)).toBeLessThanOrEqual(1200);
  },
};

export const Tekst: Story = { args: { width: 'text' } };

export const Formulier: Story = {
  args: { width: 'form' },
  async play({ canvasElement }) {
    await expect(widthOf(canvasElement)).toBe(440);
  },
};

export const OpTelefoon: Story = {
  args: { children: <Card title={longName}>Met ruimte aan de randen.</Card> },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
