/** An entry of a menu: a link (`href`) or an action (`onAction`). */
export type MenuEntry = {
  id: string;
  label: string;
  icon?: string;
  badge?: { count: number | undefined; label: string };
  isCurrent?: boolean;
  isDanger?: boolean;
  isDisabled?: boolean;
} & ({ href: string; onAction?: never } | { href?: never; onAction: () => void });

export interface MenuGroup {
  id: string;
  /** The heading of the group, in bold. The heading is not a link. */
  heading?: string;
  entries: readonly MenuEntry[];
}
