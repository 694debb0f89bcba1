import { arrows } from './arrows.js';
import { fileNames } from './file-names.js';
import { looks } from './looks.js';
import { sql } from './sql.js';

export default { meta: { name: 'house' }, rules: { arrows, 'file-names': fileNames, looks, sql } };
