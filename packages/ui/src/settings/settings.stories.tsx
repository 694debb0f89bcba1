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
    name: 'Aanmelden in twee stappen',
    text: 'Na uw wachtwoord vragen we een code uit een app. Nog 8 herstelcodes.',
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
    parts: [
      { id: 'aanmelden', title: 'Aanmelden' },
      { id: 'apparaten', title: 'Apparaten' },
    ],
    current: 'aanmelden',
    children: (
      <>
        <SettingsPart id="aanmelden" title="Aanmelden" intro="Zo weten we zeker dat u het bent.">
          <SettingRows label="Aanmelden" rows={rows} />
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
} satisfies Meta<typeof SettingsLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Aanmelden' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Aanmelden' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('list', { name: 'Apparaten' })).toHaveTextContent('Firefox op Windows');
  },
};

export const BeginstandOpTelefoon: Story = {
  async play({ canvas }) {
    await expect(canvas.queryByRole('link', { name: 'Apparaten' })).not.toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OvervolOpTelefoon: Story = {
  args: {
    children: (
      <SettingsPart id="aanmelden" title={longName} intro={longName}>
        <SettingRows
          label="Aanmelden"
          rows={rows.map(({ id, icon, end }) => ({ id, icon, end, name: longName, text: longName }))}
        />
      </SettingsPart>
    ),
  },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
