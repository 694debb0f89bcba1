import { createContext, useContext } from 'react';

/** The heading that the route gives to a screen that several routes share. */
export const ScreenTitleContext = createContext('');

export function useScreenTitle(): string {
  return useContext(ScreenTitleContext);
}
