export { withoutBidiControls } from './bidi-controls.ts';
