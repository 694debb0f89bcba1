import { followToolbar } from './look/follow-toolbar.ts';

followToolbar();
