import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandMark } from '../../.storybook/frame/brand-mark.tsx';
import { longName } from '../../.storybook/long-name.ts';
import { BrandLogo } from '../brand-logo/brand-logo.tsx';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { FormStack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { CenteredLayout } from './centered-layout.tsx';

const meta = {
  title: 'Kader/Inlogkader',
  component: CenteredLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <BrandLogo name="Mijn Waterpas" mark={<BrandMark />} size="large" />,
    title: 'Inloggen',
    children: (
      <FormStack>
        <TextField label="E-mailadres" type="email" autoComplete="username" />
        <PasswordField label="Wachtwoord" autoComplete="current-password" />
        <Button isWide>Inloggen</Button>
      </FormStack>
    ),
    links: (
      <Link href="#forgot-password" isStandalone>
        Wachtwoord vergeten?
      </Link>
    ),
    help: (
      <>
        Hulp nodig? Bel <Link href="tel:0101234567">010 123 45 67</Link> of mail{' '}
        <Link href="mailto:info@waterpas.example">info@waterpas.example</Link>
      </>
    ),
  },
} satisfies Meta<typeof CenteredLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inloggen: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
    await expect(canvas.getByRole('separator')).toBeVisible();
  },
};

export const InloggenOpTelefoon: Story = { ...Inloggen };

/** A text above a button or a form does not touch it. */
export const TekstEnKnopOpTelefoon: Story = {
  args: {
    title: 'Welkom',
    links: undefined,
    children: (
      <>
        <p>Hier vindt u de stukken van uw vereniging.</p>
        <Button isWide>Inloggen</Button>
      </>
    ),
  },
  async play({ canvas }) {
    const text = canvas.getByText(/de stukken van uw vereniging/u).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Inloggen' }).getBoundingClientRect();
    await expect(button.top - text.bottom).toBeGreaterThanOrEqual(16);
  },
};

/** Without links the horizontal rule is not shown. */
export const AlleenTekst: Story = {
  args: { links: undefined, help: undefined, title: 'Tot ziens', children: <p>U bent uitgelogd.</p> },
  async play({ canvas }) {
    await expect(canvas.queryByRole('separator')).toBeNull();
  },
};

export const OvervolOpTelefoon: Story = {
  args: { title: longName, logo: <BrandLogo name={longName} mark={<BrandMark />} size="large" /> },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
