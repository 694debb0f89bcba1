import type { ReactNode } from 'react';

export interface SelectMenuProps {
  label: string;
  entries: readonly {
    id: string;
    label: string;
    tag?: ReactNode;
  }[];
  selectedId: string;
  onSelect: (id: string) => void;
  /** The content of the button, which shows the chosen entry. */
  children: ReactNode;
}
