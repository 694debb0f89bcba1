#!/usr/bin/env node
import { runStories } from '../src/stories/run-stories.js';

process.exit(await runStories(process.argv.slice(2)));
