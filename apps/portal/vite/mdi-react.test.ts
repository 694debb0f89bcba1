import { expect, test } from '@jest/globals';
import { mdiMagnify } from '@mdi/js';
import { Icon } from '@mdi/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon as SmallIcon } from './mdi-react.ts';

test.each([
  ['without a label', { path: mdiMagnify, className: 'icon', 'aria-hidden': true }],
  ['with a label', { path: mdiMagnify, className: 'icon', id: 'r1', title: 'Zoeken' }],
])('an icon %s has the markup of the library in the build', (_, props) => {
  expect(renderToStaticMarkup(createElement(SmallIcon, props))).toBe(
    renderToStaticMarkup(createElement(Icon, props)),
  );
});
