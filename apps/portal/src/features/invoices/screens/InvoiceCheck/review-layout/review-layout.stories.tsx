import type { Meta, StoryObj } from '@storybook/react-vite';
import { mdiArrowLeft } from '@mdi/js';
import { expect } from 'storybook/test';
import { AmountText } from '@mijn/ui/amount-text';
import { Card } from '@mijn/ui/card';
import { DescriptionList } from '@mijn/ui/description-list';
import { LinkButton } from '@mijn/ui/link-button';
import { Page } from '@mijn/ui/page';
import { ProgressBar } from '@mijn/ui/progress-bar';
import { Section } from '@mijn/ui/section';
import { StepLinks } from '../step-links/step-links.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { ReviewLayout } from './review-layout.tsx';
import { partStory } from '../../../../../testing/screen-story.ts';

const meta = {
  title: 'Onderdelen/Facturen/Beoordelen',
  component: ReviewLayout,
  parameters: { ...partStory, layout: 'fullscreen' },
  args: {
    back: (
      <LinkButton variant="text" icon={mdiArrowLeft} href="#invoices-check">
        Factuur controle
      </LinkButton>
    ),
    steps: (
      <>
        <ProgressBar label="Gecontroleerd" isLabelHidden value={3} max={12} valueLabel="3 van 12" />
        <StepLinks
          label="Facturen"
          previous={{ label: 'Vorige factuur', href: '#vorige' }}
          next={{ label: 'Volgende factuur', href: '#volgende' }}
        />
      </>
    ),
    title: 'Loodgietersbedrijf Van der Meer',
    figure: <AmountText amount={2030.99} />,
    document: <Card title="Factuur 2026-0817">Herstel dakgoot noordzijde, 6 m zink</Card>,
    children: (
      <DescriptionList
        look="ends"
        entries={[
          { term: 'Factuurnummer', description: '2026-0817' },
          { term: 'Vervalt op', description: '3-12-2026' },
        ]}
      />
    ),
    more: (
      <Section title="Verloop">
        <Timeline label="Verloop" entries={[]} />
      </Section>
    ),
  },
  render: (args) => (
    <Page>
      <ReviewLayout {...args} />
    </Page>
  ),
} satisfies Meta<typeof ReviewLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

export const NaastElkaar: Story = {
  async play({ canvas }) {
    const heading = canvas.getByRole('heading', { level: 1 });
    const document = canvas.getByRole('heading', { name: 'Factuur 2026-0817' });
    await expect(heading.getBoundingClientRect().left).toBeGreaterThan(
      document.getBoundingClientRect().right,
    );
    await expect(topOf(canvas.getByRole('heading', { name: 'Verloop' }))).toBeGreaterThan(topOf(heading));
  },
};

/** On a phone the facts are first, then the document, then the other content. */
export const OpTelefoon: Story = {
  async play({ canvas }) {
    const tops = ['Loodgietersbedrijf Van der Meer', 'Factuur 2026-0817', 'Verloop'].map((name) =>
      topOf(canvas.getByRole('heading', { name })),
    );
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  },
};
