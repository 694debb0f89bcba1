import { addons } from 'storybook/manager-api';
import { followToolbar } from './look/follow-toolbar.ts';

addons.setConfig({ sidebar: { collapsedRoots: ['portal'] } });
followToolbar();
