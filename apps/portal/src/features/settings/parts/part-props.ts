import type { SettingsPartName } from '@mijn/ui/settings';

export type PartProps = SettingsPartName;
