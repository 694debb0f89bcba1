import type { SettingsPartName } from '@mijn/ui/settings';

/** The props of each part of the page: its anchor and its title. */
export type PartProps = SettingsPartName;
