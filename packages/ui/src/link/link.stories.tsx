import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkProvider, type LinkElementProps } from '../link-provider/index.ts';
import { Link } from './index.ts';

const RouterLink = ({ href, children, ...props }: LinkElementProps) => (
  <a {...props} href={`#router${href}`}>
    {children}
  </a>
);

const meta = {
  title: 'Knoppen/Link',
  component: Link,
  args: { href: '/archive', children: 'Alle documenten' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {};

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
