import { mdiCellphone, mdiKey } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../.storybook/long-name.ts';
import { Button } from '../button/button.tsx';
import { ButtonRow } from '../stack/stack.tsx';
import { type SettingRow, SettingRows, SettingsLayout, SettingsPart, SettingState } from './settings.tsx';

const rows: readonly SettingRow[] = [
  {
    id: '1',
    icon: mdiKey,
    name: 'Inloggen in twee stappen',
    text: 'Na uw wachtwoord vragen wij een code uit een app. Nog 8 herstelcodes.',
    end: <SettingState isOn>Aan</SettingState>,
  },
  {
    id: '2',
    icon: mdiCellphone,
    name: 'Passkey: telefoon van Bram',
    text: 'Toegevoegd 3-9-2026, laatst gebruikt vandaag',
    end: <Button variant="link">Verwijderen</Button>,
  },
];

const meta = {
  title: 'Kader/Instellingen',
  component: SettingsLayout,
  args: {
    label: 'Onderdelen',
    groups: [
      {
        id: 'aanmelden',
        href: '#aanmelden',
        title: 'Inloggen en beveiliging',
        state: 'In twee stappen',
        children: (
          <>
            <SettingsPart id="aanmelden" title="Inloggen" intro="Zo weten wij zeker dat u het bent.">
              <SettingRows label="Inloggen" rows={rows} />
              <ButtonRow>
                <Button variant="quiet">Nieuwe herstelcodes</Button>
              </ButtonRow>
            </SettingsPart>
            <SettingsPart id="apparaten" title="Apparaten">
              <SettingRows
                label="Apparaten"
                rows={[
                  { id: '3', name: 'Firefox op Windows', end: <SettingState isOn={false}>Uit</SettingState> },
                ]}
              />
            </SettingsPart>
          </>
        ),
      },
      {
        id: 'agenda',
        href: '#agenda',
        title: 'Kalender',
        children: (
          <SettingsPart id="agenda" title="Kalender">
            Uw vergaderingen in uw eigen kalender.
          </SettingsPart>
        ),
      },
    ],
  },
} satisfies Meta<typeof SettingsLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Inloggen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Inloggen en beveiliging' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(canvas.getByRole('list', { name: 'Apparaten' })).toHaveTextContent('Firefox op Windows');
  },
};

export const BeginstandOpTelefoon: Story = {
  async play({ canvas }) {
    await expect(
      canvas.getByRole('link', { name: /^Inloggen en beveiliging ?In twee stappen$/u }),
    ).toBeVisible();
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OpenOpTelefoon: Story = {
  args: { open: 'agenda' },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
    await expect(canvas.getByRole('region', { name: 'Kalender' })).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const LangeNamenOpTelefoon: Story = {
  args: {
    groups: [1, 2].map((id) => ({
      id: `deel-${id}`,
      href: '#',
      title: longName,
      state: longName,
      children: null,
    })),
  },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    open: 'aanmelden',
    groups: [
      {
        id: 'aanmelden',
        href: '#aanmelden',
        title: longName,
        children: (
          <SettingsPart id="aanmelden" title={longName} intro={longName}>
            <SettingRows
              label="Inloggen"
              rows={rows.map(({ id, icon, end }) => ({ id, icon, end, name: longName, text: longName }))}
            />
          </SettingsPart>
        ),
      },
    ],
  },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
