import { addons } from 'storybook/manager-api';
import { PAGE_NAME } from './catalogue/page-name.ts';
import { speakDutch } from './dutch/speak-dutch.ts';
import { followToolbar } from './look/follow-toolbar.ts';

followToolbar();
speakDutch(document.documentElement);
// The name of an explanation has the names by which the search finds it. The tree needs none of them.
addons.setConfig({
  sidebar: { renderLabel: ({ name }) => (name.startsWith(`${PAGE_NAME}: `) ? PAGE_NAME : name) },
});
