#!/usr/bin/env node
import { runStories } from '../src/run.js';

process.exit(await runStories());
