import { type ComponentType, createContext, type ReactNode } from 'react';

export interface FilterChipProps {
  /** The property that the filter uses, such as "Jaar". */
  label: string;
  options: readonly { id: string; label: string }[];
  /** The id of the chosen option, or null while the filter is inactive. The id need not be one of the options. */
  value: string | null;
  onChange: (id: string | null) => void;
}

export interface FilterFormProps {
  /** The property that the filter uses, such as "Bedrag". */
  label: string;
  value: string | null;
  /** The fields of the filter. They get their first values each time the form opens. */
  children: ReactNode;
  /** Applies the values of the fields. Returns false if they have an error, so that the form stays open. */
  onApply: () => boolean;
  /** Called when the form opens, to give the fields their first values. */
  onOpen: () => void;
  onClear: () => void;
}

/** The look of filters inside a FilterSheet, which have room for their options there. */
export interface FilterParts {
  Choice: ComponentType<FilterChipProps>;
  Form: ComponentType<FilterFormProps>;
}

/** Null above a list. The sheet provides the components, so that they load with the sheet and not with the list. */
export const FilterPartsContext = createContext<FilterParts | null>(null);
