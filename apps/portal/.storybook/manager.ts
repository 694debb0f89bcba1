import { labelOf } from '@mijn/ui/storybook/catalogue/page-name';
import { speakDutch } from '@mijn/ui/storybook/dutch/speak-dutch';
import { followToolbar } from '@mijn/ui/storybook/look/follow-toolbar';
import { addons } from 'storybook/manager-api';

followToolbar();
speakDutch(document.documentElement);
addons.setConfig({ sidebar: { renderLabel: labelOf } });
