import { dependencies } from './dependencies.js';
import { effects } from './effects.js';
import { expressions } from './expressions.js';
import { fileNames } from './file-names.js';
import { noNetworkIdle, noSleep, pollGeometry, waitBeforeActing } from './journeys.js';
import { looks } from './looks.js';
import { names } from './names.js';
import { sql } from './sql.js';
import { stories } from './stories.js';
import { wordsRule } from './words.js';

export default {
  meta: { name: 'mijn' },
  rules: {
    dependencies,
    effects,
    expressions,
    'file-names': fileNames,
    looks,
    names,
    'no-network-idle': noNetworkIdle,
    'no-sleep': noSleep,
    'poll-geometry': pollGeometry,
    sql,
    stories,
    'wait-before-acting': waitBeforeActing,
    words: wordsRule,
  },
};
