import { addressFormat, type SettingsOf } from '../tables/address-format.ts';
import type { ListProps } from '../tables/use-list-settings.ts';

const spec = { page: ['pagina', 'page'] } as const;

type DeletedSettings = SettingsOf<typeof spec>;

export type DeletedProps = ListProps<DeletedSettings>;

/** The settings of a list of what was deleted: its page. */
export const deletedAddress = addressFormat(spec);

/** Returns whether a path is that of what was deleted from a list (`deletedRoute`). */
export const isDeletedPath = (pathname: string): boolean => pathname.endsWith('/deleted');

/** Returns the input of the request for a page of what was deleted. */
export const deletedInput = (association_id: string, { page }: DeletedSettings) => ({
  params: { association_id },
  query: { page },
});
