import { createContext, use } from 'react';

/** The filters of a FilterSheet whose values are typed. */
export interface SheetForms {
  /** Adds a filter, whose `apply` returns false if its values have an error. Returns a function that removes the filter. */
  add: (apply: () => boolean) => () => void;
  /** Applies all filters. Returns false if a value has an error. */
  applyAll: () => boolean;
}

export function createSheetForms(): SheetForms {
  const all = new Set<() => boolean>();
  return {
    add: (apply) => {
      all.add(apply);
      return () => all.delete(apply);
    },
    applyAll: () => [...all].map((apply) => apply()).every(Boolean),
  };
}

export const SheetFormsContext = createContext<SheetForms>(createSheetForms());

export const useSheetForms = (): SheetForms => use(SheetFormsContext);
