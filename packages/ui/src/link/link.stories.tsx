import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Misuse } from '../../.storybook/misuse.tsx';
import { press } from '../../.storybook/press.ts';
import { LinkProvider, type LinkElementProps } from '../link-provider/link-provider.tsx';
import { Link } from './link.tsx';

const RouterLink = ({ href, children, ...props }: LinkElementProps) => (
  <a {...props} href={`#router${href}`}>
    {children}
  </a>
);

const meta = {
  title: 'Basis/Link',
  component: Link,
  args: { href: '/archive', children: 'Alle documenten' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gewoon: Story = {
  render: (args) => (
    <p>
      Alle stukken staan in het archief. <Link {...args} />
    </p>
  ),
  async play({ canvas }) {
    await press('Tab');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Alle documenten' })).toHaveFocus());
  },
};

/** A link on a line of its own has a larger touch target. */
export const Losstaand: Story = {
  args: { isStandalone: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** A link above the title of a page leads back to the list. The arrow is not part of its name. */
export const Terug: Story = {
  args: { isBack: true },
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'Alle documenten' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const MetRouter: Story = {
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink} navigate={() => undefined}>
        <Story />
      </LinkProvider>
    ),
  ],
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Alle documenten' })).toHaveAttribute(
      'href',
      '#router/archive',
    );
  },
};

export const NaarBuiten: Story = {
  args: { href: 'https://example.com', isExternal: true, children: 'Kwaliteitscertificaat' },
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: /Kwaliteitscertificaat.*opent in een nieuw tabblad/u });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const OvervolOpTelefoon: Story = { args: { children: longName, isExternal: true } };

export const Misbruik: Story = {
  render: () => (
    <Misuse
      why="“Klik hier” zegt niets aan wie alleen de links hoort of ziet."
      instead="Laat de tekst zeggen waar de link heen gaat: “Notulen van 10-6-2026”."
      right={<Link href="#notulen">Notulen van 10-6-2026</Link>}
    >
      Voor de notulen: <Link href="#notulen">klik hier</Link>
    </Misuse>
  ),
};
