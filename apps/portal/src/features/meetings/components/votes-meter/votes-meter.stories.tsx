import { formatNumber } from '@mijn/domain/formats';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '@mijn/ui/storybook/long-name';
import { Card } from '@mijn/ui/card';
import { labelsIn, segmentsIn, shareIn } from './label-boxes.ts';
import { VotesMeter, type VotesMeterProps } from './votes-meter.tsx';
import { partStory } from '../../../../testing/screen-story.ts';

const partsOf = (present: number, online: number, proxy: number): VotesMeterProps['parts'] => [
  { id: 'aanwezig', label: 'Komt', detail: '13 appartementen', value: present, look: 'solid' },
  { id: 'online', label: 'Komt online', detail: '2 appartementen', value: online, look: 'soft' },
  { id: 'machtiging', label: 'Gemachtigd', detail: '4 appartementen', value: proxy, look: 'striped' },
];

const marksAt = (...values: readonly number[]): VotesMeterProps['marks'] =>
  values.map((value) => ({ value, label: formatNumber(value) }));

/** A card as narrow as the column beside the content of a page. */
function InCard(props: VotesMeterProps) {
  return (
    <div style={{ maxWidth: 300 }}>
      <Card title="Quorum">
        <VotesMeter {...props} />
      </Card>
    </div>
  );
}

const meta = {
  title: 'Onderdelen/Vergaderingen/Stemmenmeter',
  component: VotesMeter,
  parameters: partStory,
  args: {
    label: '453 van 1.000 stemmen. Nodig: 500 voor gewone besluiten, 667 voor grote uitgaven.',
    figure: { value: 453, text: 'van 1.000 stemmen komen of zijn gemachtigd' },
    total: 1000,
    parts: partsOf(312, 48, 93),
    marks: marksAt(500, 667),
    totalRow: { label: '19 van 42', value: '453' },
  },
  render: (args) => <InCard {...args} />,
} satisfies Meta<typeof VotesMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

const haveClearLabels =
  (seen: number): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(labelsIn(canvasElement)).toEqual({ seen, crossed: 0 });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  };

export const Gevuld: Story = {
  async play({ args, canvas, canvasElement }) {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
    await expect(canvas.getAllByRole('term')[1]).toHaveTextContent('Komt online2 appartementen');
    const numbers = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(numbers).toEqual(['312', '48', '93', '453']);
    await expect(segmentsIn(canvasElement)).toHaveLength(3);
    await expect(shareIn(canvasElement)).toBeCloseTo(0.453, 2);
    await expect(labelsIn(canvasElement)).toEqual({ seen: 2, crossed: 0 });
  },
};

export const GevuldOpTelefoon: Story = { play: haveClearLabels(2) };

/** A part of 0 has no segment and no gap. Its row stays. */
export const Leeg: Story = {
  args: {
    label: '0 van 1.000 stemmen. Nodig: 500 voor gewone besluiten, 667 voor grote uitgaven.',
    parts: partsOf(0, 0, 0).map((part) => Object.assign({}, part, { detail: '0 appartementen' })),
    figure: { value: 0, text: 'stemmen komen of zijn gemachtigd' },
    totalRow: { label: '0 van 42', value: '0' },
  },
  async play({ canvas, canvasElement }) {
    await expect(segmentsIn(canvasElement)).toHaveLength(0);
    await expect(canvas.getAllByRole('definition')).toHaveLength(4);
  },
};

export const EenDeelIsNul: Story = {
  args: {
    parts: partsOf(312, 0, 93),
    figure: { value: 405, text: 'stemmen komen of zijn gemachtigd' },
    totalRow: { label: '17 van 42', value: '405' },
  },
  async play({ canvasElement }) {
    const [first, second, ...others] = segmentsIn(canvasElement);
    await expect(others).toEqual([]);
    await expect(second?.left).toBe(first?.right);
    await expect(shareIn(canvasElement)).toBeCloseTo(0.405, 2);
  },
};

export const Alles: Story = {
  args: {
    label: '1.000 van 1.000 stemmen. Nodig: 500 voor gewone besluiten, 667 voor grote uitgaven.',
    parts: partsOf(812, 95, 93),
    figure: { value: 1000, text: 'stemmen komen of zijn gemachtigd' },
    totalRow: { label: '42 van 42', value: '1.000' },
  },
  async play({ canvasElement }) {
    await expect(shareIn(canvasElement)).toBeCloseTo(1, 2);
  },
};

/** The total of the votes is the number of a large association. */
export const VeelStemmen: Story = {
  args: {
    label: '4.530 van 10.000 stemmen. Nodig: 5.000 voor gewone besluiten, 6.667 voor grote uitgaven.',
    total: 10_000,
    parts: partsOf(3120, 480, 930),
    marks: marksAt(5000, 6667),
    figure: { value: 4530, text: 'stemmen komen of zijn gemachtigd' },
    totalRow: { label: '190 van 420', value: '4.530' },
  },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('3.120')).toBeVisible();
    await expect(labelsIn(canvasElement)).toEqual({ seen: 2, crossed: 0 });
  },
};

/** A single vote can still be seen. */
export const EnkeleStem: Story = {
  args: {
    parts: partsOf(1, 1, 1),
    figure: { value: 3, text: 'stemmen komen of zijn gemachtigd' },
    totalRow: { label: '3 van 42', value: '3' },
  },
  async play({ canvasElement }) {
    for (const { width } of segmentsIn(canvasElement)) await expect(width).toBeGreaterThanOrEqual(3);
  },
};

export const ZonderMarkering: Story = {
  args: { label: '453 van 1.000 stemmen.', marks: [] },
  play: haveClearLabels(0),
};

export const MarkeringenDichtBijElkaar: Story = {
  args: { marks: marksAt(500, 520) },
  play: haveClearLabels(2),
};

export const DrieMarkeringenDichtBijElkaar: Story = {
  args: { marks: marksAt(480, 500, 520) },
  play: haveClearLabels(3),
};

export const MarkeringenAanDeRand: Story = {
  args: { marks: marksAt(0, 1000) },
  play: haveClearLabels(2),
};

export const MarkeringenDichtBijDeRand: Story = {
  args: { marks: marksAt(950, 1000) },
  play: haveClearLabels(2),
};

export const SmalleKolom: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: haveClearLabels(2),
};

export const OvervolOpTelefoon: Story = {
  args: {
    total: 1_000_000,
    parts: [1, 2, 3].flatMap((set) =>
      partsOf(112_000, 48_000, 93_000).map((part) =>
        Object.assign({}, part, { id: `${part.id}-${set}`, label: longName, detail: longName }),
      ),
    ),
    marks: marksAt(500_000, 666_667),
    figure: { value: 759_000, text: 'stemmen komen of zijn gemachtigd' },
    totalRow: { label: longName, value: '759.000' },
  },
  play: haveClearLabels(2),
};
