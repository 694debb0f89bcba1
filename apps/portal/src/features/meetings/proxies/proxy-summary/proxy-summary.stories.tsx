import { mdiFileDocumentOutline, mdiPencilOutline, mdiUndoVariant } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longName } from '@mijn/ui/storybook/long-name';
import { Button } from '@mijn/ui/button';
import { Card } from '@mijn/ui/card';
import { LinkButton } from '@mijn/ui/link-button';
import { ProxySummary, type ProxySummaryItem } from './proxy-summary.tsx';
import { partStory } from '../../../../testing/screen-story.ts';

const items: readonly ProxySummaryItem[] = [
  { id: '4', number: 4, title: 'Begroting 2027', vote: 'for', text: 'Voor' },
  { id: '5', number: 5, title: 'Zonnepanelen op het dak', vote: 'holder', text: 'A. de Vries beslist' },
  { id: '6', number: 6, title: 'Laadpalen in de parkeerkelder', vote: 'against', text: 'Tegen' },
];

const meta = {
  title: 'Onderdelen/Vergaderingen/Machtiging',
  component: ProxySummary,
  parameters: partStory,
  args: {
    person: 'A. de Vries',
    title: 'A. de Vries stemt voor u',
    detail: 'Kadestraat 45',
    state: { tone: 'done', text: 'Aangenomen op 24-11-2026' },
    itemsLabel: 'Instructies',
    items,
    actions: (
      <>
        <LinkButton variant="quiet" icon={mdiPencilOutline} href="#wijzig">
          Wijzigen
        </LinkButton>
        <Button variant="danger" icon={mdiUndoVariant}>
          Intrekken
        </Button>
        <LinkButton variant="text" icon={mdiFileDocumentOutline} href="#pdf" download>
          Machtiging (PDF)
        </LinkButton>
      </>
    ),
    children:
      'U hebt bij 2 van de 3 voorstellen een instructie gegeven. Wijzigen kan tot de vergadering begint. Code op de machtiging: K7Q2-914F.',
  },
  render: (args) => (
    <Card title="Uw deelname">
      <ProxySummary {...args} />
    </Card>
  ),
} satisfies Meta<typeof ProxySummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 3, name: 'A. de Vries stemt voor u' })).toBeVisible();
    const rows = within(canvas.getByRole('list', { name: 'Instructies' })).getAllByRole('listitem');
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      '4Begroting 2027Voor',
      '5Zonnepanelen op het dakA. de Vries beslist',
      '6Laadpalen in de parkeerkelderTegen',
    ]);
  },
};

export const NietAangenomen: Story = {
  args: {
    title: 'A. de Vries stemt niet voor u',
    state: { tone: 'refused', text: 'Niet aangenomen' },
    items: [],
    actions: undefined,
    children: 'De machtiging is niet aangenomen. Machtig iemand anders, of kom zelf.',
  },
  async play({ canvas }) {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const Gewijzigd: Story = {
  args: {
    items: [
      ...items.slice(0, 2).map((item) => Object.assign({}, item, { warning: 'Gewijzigd na de machtiging' })),
      { id: '7', number: 7, title: 'Schilderwerk', vote: 'abstain', text: 'Onthouding' },
      { id: '8', number: 8, title: 'Welk bedrijf?', vote: 'option', text: 'Kiest Zon op Zuid' },
    ],
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    person: longName,
    title: longName.replaceAll(' ', ''),
    detail: longName,
    state: { tone: 'waiting', text: longName },
    items: items.map((item) => Object.assign({}, item, { title: longName, text: longName })),
    children: longName,
  },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
