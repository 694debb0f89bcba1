import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarChart } from './bar-chart.tsx';
import { partStory } from '../../../../../testing/screen-story.ts';

const meta = {
  title: 'Onderdelen/Actiepunten/Staafdiagram',
  component: BarChart,
  parameters: partStory,
  args: {
    series: ['Eerste antwoord', 'Afgehandeld'],
    rows: [
      { id: '1', name: 'Dagelijks onderhoud', values: [1.5, 9] },
      { id: '2', name: 'Groot onderhoud', values: [3, 41] },
      { id: '3', name: 'Schade en verzekering', values: [2, null] },
    ],
    format: (value) => `${value.toLocaleString('nl')} dagen`,
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gevuld: Story = {
  async play({ canvasElement }) {
    const bars = [...canvasElement.querySelectorAll('div > svg')].map(
      (bar) => bar.getBoundingClientRect().width,
    );
    await expect(bars).toHaveLength(5);
    await expect(Math.max(...bars)).toBe(bars[3]);
    await expect(canvasElement).toHaveTextContent('1,5 dagen');
  },
};

export const AllesNul: Story = {
  args: { rows: [{ id: '1', name: 'Dagelijks onderhoud', values: [0, 0] }] },
};
