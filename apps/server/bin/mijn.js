#!/usr/bin/env -S node --max-semi-space-size=4
import { keepCompiled } from './compile-cache.js';

keepCompiled();
await import('../src/cli/main.ts');
