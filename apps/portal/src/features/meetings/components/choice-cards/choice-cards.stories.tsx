import {
  mdiAccountArrowRightOutline,
  mdiAccountGroupOutline,
  mdiAccountOff,
  mdiLaptop,
  mdiWalk,
} from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { longName } from '@mijn/ui/storybook/long-name';
import { press } from '@mijn/ui/storybook/press';
import { Card } from '@mijn/ui/card';
import { ChoiceCards, type ChoiceCardsProps } from './choice-cards.tsx';
import { personCards } from './person-cards.tsx';
import { partStory } from '../../../../testing/screen-story.ts';

function WithState({ onChange, ...props }: ChoiceCardsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ChoiceCards
      {...props}
      value={value}
      onChange={(id) => {
        onChange(id);
        setValue(id);
      }}
    />
  );
}

const options = [
  { id: 'aanwezig', label: 'Ik kom' },
  { id: 'online', label: 'Ik kom online' },
  { id: 'machtiging', label: 'Ik machtig iemand' },
  { id: 'afwezig', label: 'Ik kom niet' },
];

const meta = {
  title: 'Onderdelen/Vergaderingen/Keuzekaarten',
  component: ChoiceCards,
  parameters: partStory,
  args: { label: 'Komt u naar de vergadering?', options, value: null, onChange: fn() },
  render: (args) => <WithState {...args} />,
} satisfies Meta<typeof ChoiceCards>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxesIn = (canvasElement: HTMLElement): DOMRect[] =>
  [...canvasElement.querySelectorAll('label')].map((card) => card.getBoundingClientRect());

const linesIn = (canvasElement: HTMLElement): number[] => {
  const tops = Map.groupBy(boxesIn(canvasElement), ({ top }) => Math.round(top));
  return [...tops.values()].map(({ length }) => length);
};

export const Beginstand: Story = {
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('radiogroup', { name: 'Komt u naar de vergadering?' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await expect(linesIn(canvasElement)).toEqual([4]);
    for (const { height } of boxesIn(canvasElement)) await expect(height).toBe(56);
  },
};

export const Gekozen: Story = {
  args: { value: 'machtiging', description: 'U kunt dit later wijzigen.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('U kunt dit later wijzigen.');
  },
};

/** A heading above the cards has their name, so that only screen readers get the label. */
export const InEenKaart: Story = {
  args: { label: 'Uw deelname', isLabelHidden: true, value: 'machtiging' },
  render: (args) => (
    <Card title="Uw deelname" action="Kadestraat 47 · 24 stemmen">
      <WithState {...args} />
    </Card>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('radiogroup', { name: 'Uw deelname' })).toBeVisible();
    await expect(canvas.getAllByText('Uw deelname')).toHaveLength(1);
  },
};

/** The width of the cards counts, and not that of the screen, because a column beside them makes them narrower. */
export const OpTablet: Story = {
  args: { value: 'online' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvasElement }) {
    await expect(linesIn(canvasElement)).toEqual([2, 2]);
  },
};

export const Toetsenbord: Story = {
  tags: ['toets'],
  async play({ args, canvas }) {
    const [first, second, , last] = canvas.getAllByRole('radio');
    await press('Tab');
    await waitFor(() => expect(first).toHaveFocus());
    await press('Space');
    await waitFor(() => expect(first).toBeChecked());
    await press('ArrowRight');
    await waitFor(() => expect(second).toBeChecked());
    await press('ArrowUp', 'ArrowLeft');
    await waitFor(() => expect(last).toBeChecked());
    await expect(last).toHaveFocus();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('afwezig'));
    await press('Tab');
    await waitFor(() => expect(document.activeElement).not.toHaveAttribute('type', 'radio'));
  },
};

/** The border of a chosen card is thicker, and no card moves. */
export const KiezenVerspringtNiet: Story = {
  tags: ['toets'],
  async play({ canvas, canvasElement, userEvent }) {
    const places = () =>
      [...canvasElement.querySelectorAll('label > span:last-child')].map((label) => {
        const { left, top } = label.getBoundingClientRect();
        return { left, top };
      });
    const before = places();
    await userEvent.click(canvas.getByText('Ik machtig iemand'));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Ik machtig iemand' })).toBeChecked());
    await waitFor(() => expect(places()).toEqual(before));
  },
};

export const MetIcoon: Story = {
  args: {
    value: 'online',
    options: [
      { id: 'aanwezig', label: 'Ik kom', icon: mdiWalk },
      { id: 'online', label: 'Ik kom online', icon: mdiLaptop },
      { id: 'machtiging', label: 'Ik machtig iemand', icon: mdiAccountArrowRightOutline },
      { id: 'afwezig', label: 'Ik kom niet', icon: mdiAccountOff },
    ],
  },
};

export const Fout: Story = {
  args: { errorMessage: 'Kies of u komt.' },
  async play({ canvas }) {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Kies of u komt.');
  },
};

export const Uitgeschakeld: Story = { args: { isDisabled: true, value: 'aanwezig' } };

/** A choice that is made on another page is a link until it is chosen. The arrow keys pass it. */
export const KeuzeOpAnderePagina: Story = {
  args: {
    options: options.map((option) =>
      option.id === 'machtiging' ? Object.assign({}, option, { href: '#machtiging' }) : option,
    ),
  },
  async play({ args, canvas, userEvent }) {
    const link = canvas.getByRole('link', { name: 'Ik machtig iemand' });
    await expect(link).toHaveAttribute('href', '#machtiging');
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(canvas.getByText('Ik kom online'));
    await press('ArrowRight');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Ik kom niet' })).toBeChecked());
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('afwezig'));
  },
};

export const EenKeuzeUit: Story = {
  args: { options: [...options, { id: 'later', label: 'Dat weet ik nog niet', isDisabled: true }].slice(1) },
};

export const AlleenLezen: Story = {
  args: { isReadOnly: true, value: 'aanwezig' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByText('Ik kom niet'));
    await press('ArrowRight');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Ik kom' })).toBeChecked());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    value: '1',
    options: options.map(({ label }, index) => ({ id: String(index), label: `${label}: ${longName}` })),
  },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const people = [
  { id: 'vries', name: 'A. de Vries', detail: 'Kadestraat 45' },
  { id: 'bakker', name: 'R.P. Bakker', detail: 'Kadestraat 12 en Kadestraat 14', tag: 'bestuur' },
  { id: 'vol', name: 'K. Oosterhuis', detail: 'Kadestraat 9', obstacle: 'Heeft al 2 machtigingen' },
  {
    id: 'bestuur',
    name: 'Het bestuur',
    detail: 'Een bestuurslid dat de machtiging aanneemt, stemt voor u.',
    icon: mdiAccountGroupOutline,
  },
];

const persons = {
  label: 'Wie stemt voor u?',
  look: 'list',
  options: personCards(people),
} satisfies Partial<ChoiceCardsProps>;

export const Personen: Story = {
  args: persons,
  async play({ args, canvas, canvasElement }) {
    await expect(canvas.getByRole('radiogroup', { name: 'Wie stemt voor u?' })).toBeVisible();
    const [first, second, full, last] = canvas.getAllByRole('radio');
    await expect(second).toHaveAccessibleName('R.P. Bakker bestuur Kadestraat 12 en Kadestraat 14');
    await expect(full).toHaveAccessibleName(/Heeft al 2 machtigingen/u);
    await expect(full).toBeDisabled();
    for (const { height } of boxesIn(canvasElement)) await expect(height).toBeGreaterThanOrEqual(68);
    await press('Tab');
    await waitFor(() => expect(first).toHaveFocus());
    await press('ArrowDown');
    await waitFor(() => expect(second).toBeChecked());
    // The keys pass somebody who can't be chosen.
    await press('ArrowDown');
    await waitFor(() => expect(last).toBeChecked());
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('bestuur'));
  },
};

export const PersonenOvervolOpTelefoon: Story = {
  args: {
    ...persons,
    value: '1',
    options: personCards(
      [1, 2, 3].map((number) => ({
        id: String(number),
        name: `${longName} ${number}`,
        detail: longName.replaceAll(' ', ''),
        tag: 'bestuur',
      })),
    ),
  },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
