import { followToolbar } from '@mijn/ui/storybook/look/follow-toolbar';

followToolbar();
