import { createElement, type ReactElement } from 'react';

interface IconProps {
  path: string;
  /** Names the element of the title. */
  id?: string;
  title?: string;
  className?: string;
  'aria-hidden'?: boolean;
}

/**
 * An icon of the library as the portal draws it, with the same elements: a path in the colour of the text, and a title for screen
 * readers. The library can also resize, turn and stack icons.
 */
export function Icon({ id, path, title, ...others }: IconProps): ReactElement {
  const labelId = `icon_labelledby_${id}`;
  return createElement(
    'svg',
    {
      viewBox: '0 0 24 24',
      role: title ? undefined : 'presentation',
      'aria-labelledby': title ? labelId : undefined,
      ...others,
    },
    title && createElement('title', { id: labelId }, title),
    createElement('path', { d: path, style: { fill: 'currentColor' } }),
  );
}
