import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FrameNavBar, FrameTopBar } from '../../.storybook/frame/frame-parts.tsx';
import { footerColumns, provider } from '../../.storybook/frame/menus.ts';
import { longName } from '../../.storybook/long-name.ts';
import { press } from '../../.storybook/press.ts';
import { Banner } from '../banner/banner.tsx';
import { Footer } from '../footer/footer.tsx';
import { Page } from '../page/page.tsx';
import { PageTitleBar } from '../page-title-bar/page-title-bar.tsx';
import { ToastRegion } from '../toast/toast.tsx';
import { AppShell } from './app-shell.tsx';

const meta = {
  title: 'Kader/Raamwerk',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    topBar: <FrameTopBar />,
    navigation: <FrameNavBar />,
    footer: <Footer {...provider} columns={footerColumns(() => undefined)} />,
    children: (
      <Page>
        <PageTitleBar sub="VvE De Kade (Kadestraat 1 t/m 99 te Rotterdam)">Overzicht</PageTitleBar>
      </Page>
    ),
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gewoon: Story = {
  async play({ canvas }) {
    for (const role of ['banner', 'navigation', 'main', 'contentinfo'])
      await expect(canvas.getByRole(role)).toBeVisible();
  },
};

/** With little content, the footer still starts below the first screen. */
export const VoetSpringtNiet: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    await expect(canvas.getByRole('contentinfo').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      window.innerHeight,
    );
  },
};

export const Toetsen: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Naar de inhoud' })).toHaveFocus());
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Mijn Waterpas' })).toHaveFocus());
  },
};

export const MetBanner: Story = {
  args: {
    banners: (
      <Banner tone="warning" label="Meekijken">
        Sara Staf is ingelogd namens deze klant, tot 15.30 uur. Wijzigen kan niet.
      </Banner>
    ),
  },
};

/** The banner stays in view at every scroll position. */
export const BannerBlijftInBeeld: Story = {
  ...MetBanner,
  async play({ canvas }) {
    window.scrollTo(0, document.body.scrollHeight);
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    await expect(canvas.getByRole('region', { name: 'Meekijken' }).getBoundingClientRect().top).toBe(0);
  },
};

export const MetBannerOpTelefoon: Story = { ...MetBanner };

/** A toast is below the menu, so that the association and the menu can be pressed. */
export const MetMelding: Story = {
  args: {
    banners: MetBanner.args?.banners,
    children: (
      <Page>
        <PageTitleBar>Overzicht</PageTitleBar>
        <ToastRegion
          toasts={[{ id: '1', tone: 'success', text: 'Overgestapt naar VvE De Kade.', duration: 600_000 }]}
          onDismiss={() => undefined}
        />
      </Page>
    ),
  },
  async play({ canvas }) {
    const menu = canvas.getByRole('navigation');
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Meldingen' }).getBoundingClientRect().top).toBeGreaterThan(
        menu.getBoundingClientRect().bottom,
      ),
    );
  },
};

/** A user without associations has no navigation. */
export const ZonderMenu: Story = { args: { navigation: undefined } };

export const Overvol: Story = {
  args: {
    topBar: <FrameTopBar name={longName} portalName={`Mijn ${longName}`} count={25} />,
    navigation: <FrameNavBar mediaLabel={longName} />,
  },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OvervolOpTelefoon: Story = { ...Overvol };
