export { toneIcons, type Tone } from './tone.ts';
