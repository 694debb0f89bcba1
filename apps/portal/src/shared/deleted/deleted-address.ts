import { urlFormat, type SettingsOf } from '../tables/url-format.ts';
import type { ListProps } from '../tables/use-list-settings.ts';

const spec = { page: ['pagina', 'page'] } as const;

type DeletedSettings = SettingsOf<typeof spec>;

export type DeletedProps = ListProps<DeletedSettings>;

export const deletedUrl = urlFormat(spec);

export const isDeletedPath = (pathname: string): boolean => pathname.endsWith('/deleted');

export const deletedInput = (association_id: string, { page }: DeletedSettings) => ({
  params: { association_id },
  query: { page },
});
