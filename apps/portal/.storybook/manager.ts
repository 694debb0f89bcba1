import { speakDutch } from '@mijn/ui/storybook/dutch/speak-dutch';
import { followToolbar } from '@mijn/ui/storybook/look/follow-toolbar';

followToolbar();
speakDutch(document.documentElement);
