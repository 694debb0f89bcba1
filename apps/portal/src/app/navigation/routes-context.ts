import { createContext } from 'react';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

/** The routes of the portal, from which the menus and the links to items are made. */
export const RoutesContext = createContext<readonly PortalRoute[]>([]);
