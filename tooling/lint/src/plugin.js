import { arrows } from './arrows.js';

export default { meta: { name: 'house' }, rules: { arrows } };
