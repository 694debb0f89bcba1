import { arrows } from './arrows.js';
import { looks } from './looks.js';

export default { meta: { name: 'house' }, rules: { arrows, looks } };
