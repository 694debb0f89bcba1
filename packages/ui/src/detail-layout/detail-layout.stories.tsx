import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Card } from '../card/card.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Section } from '../section/section.tsx';
import { DetailLayout } from './detail-layout.tsx';

const meta = {
  title: 'Kader/Bladzijde over één ding',
  component: DetailLayout,
  parameters: { layout: 'padded' },
  args: {
    children: <Section title="Documenten">Notulen ALV 10-6-2026</Section>,
    facts: (
      <Card>
        <DescriptionList
          look="stacked"
          entries={[
            { term: 'Locatie', description: 'Buurthuis De Sluis' },
            { term: 'Vergadercoach', description: 'mevrouw S. Staf' },
          ]}
        />
      </Card>
    ),
  },
} satisfies Meta<typeof DetailLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxes = (canvas: { getByText: (text: string) => HTMLElement }) => [
  canvas.getByText('Documenten').getBoundingClientRect(),
  canvas.getByText('Locatie').getBoundingClientRect(),
];

export const Gewoon: Story = {
  async play({ canvas }) {
    const [content, facts] = boxes(canvas);
    await expect(facts?.left).toBeGreaterThan(content?.right ?? 0);
  },
};

export const OpTelefoon: Story = {
  async play({ canvas }) {
    const [content, facts] = boxes(canvas);
    await expect(facts?.top).toBeGreaterThan(content?.bottom ?? 0);
  },
};

const placesOf = (canvas: { getByText: (text: string) => HTMLElement }) =>
  ['Uw deelname', 'Locatie', 'Documenten'].map((text) => canvas.getByText(text).getBoundingClientRect());

export const MetBegin: Story = {
  args: { start: <Section title="Uw deelname">Ik kom</Section> },
  async play({ canvas }) {
    const [start, facts, rest] = placesOf(canvas);
    await expect(facts?.left).toBeGreaterThan(start?.right ?? 0);
    await expect(rest?.top).toBeGreaterThan(start?.bottom ?? 0);
    await expect(rest?.left).toBe(start?.left);
  },
};

export const MetBeginOpTelefoon: Story = {
  args: { start: <Section title="Uw deelname">Ik kom</Section> },
  async play({ canvas }) {
    const [start, facts, rest] = placesOf(canvas);
    await expect(facts?.top).toBeGreaterThan(start?.bottom ?? 0);
    await expect(rest?.top).toBeGreaterThan(facts?.bottom ?? 0);
  },
};

export const OvervolOpTelefoon: Story = {
  args: { facts: <Card>{longName.replaceAll(' ', '')}</Card>, children: longName.replaceAll(' ', '') },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
