import type { ApiError } from '@mijn/api';

/** Returns the ids of the photos that are not the member's to use, such as those that are in something else by now. */
export const refusedPhotos = (error: ApiError): readonly string[] =>
  error.kind === 'response'
    ? (error.errors?.['photos'] ?? []).flatMap(({ code, params }) =>
        code === 'not_allowed' && typeof params?.['ids'] === 'string' ? params['ids'].split(',') : [],
      )
    : [];
