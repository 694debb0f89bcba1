import { arrows } from './arrows.js';
import { looks } from './looks.js';
import { sql } from './sql.js';

export default { meta: { name: 'house' }, rules: { arrows, looks, sql } };
