import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { PageTitleBar } from '../page-title-bar/page-title-bar.tsx';
import { Page, PageSkeleton, PlainPage, SideLayout } from './page.tsx';

const meta = {
  title: 'Kader/Bladzijde',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <PageTitleBar>Mijn adressen</PageTitleBar>
        <p>Alleen de beheerder kan uw adres wijzigen.</p>
      </>
    ),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gewoon: Story = {
  async play({ canvas }) {
    const { width } = canvas.getByRole('main').getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(1200);
  },
};

/** A narrow column is beside a wide column. */
export const MetZijkolom: Story = {
  args: {
    children: (
      <>
        <PageTitleBar>Archief</PageTitleBar>
        <SideLayout side={<Card title="Groepen">Notulen</Card>}>
          <Card title="Documenten">Notulen ALV 10-6-2026</Card>
        </SideLayout>
      </>
    ),
  },
};

export const MetZijkolomOpTelefoon: Story = { ...MetZijkolom };

/** The narrow column is after the wide column, also on a phone. */
export const MetZijkolomAchteraan: Story = {
  args: {
    children: (
      <>
        <PageTitleBar>Prikbord</PageTitleBar>
        <SideLayout place="end" side={<Card title="Zoeken">2026</Card>}>
          <Card title="Tuindag">Koffie staat klaar.</Card>
        </SideLayout>
      </>
    ),
  },
};

export const MetZijkolomAchteraanOpTelefoon: Story = { ...MetZijkolomAchteraan };

/** A screen that does not load still has a title, a text, margins and a `main`. */
export const NietGeladen: Story = {
  render: () => (
    <PlainPage title="Dit scherm kon niet worden geladen">
      <ErrorState onRetry={() => undefined}>Controleer uw internet en probeer het opnieuw.</ErrorState>
    </PlainPage>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
    await expect(canvas.getByRole('alert').getBoundingClientRect().left).toBeGreaterThan(0);
  },
};

export const NietGeladenOpTelefoon: Story = { ...NietGeladen };

/** The placeholder is shown while the script of the page loads. */
export const Laden: Story = {
  render: () => <PageSkeleton />,
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Bezig met laden');
  },
};

export const LadenOpTelefoon: Story = { ...Laden };
