import { addons } from 'storybook/manager-api';
import { labelOf } from './catalogue/page-name.ts';
import { speakDutch } from './dutch/speak-dutch.ts';
import { followToolbar } from './look/follow-toolbar.ts';

followToolbar();
speakDutch(document.documentElement);
addons.setConfig({ sidebar: { renderLabel: labelOf } });
