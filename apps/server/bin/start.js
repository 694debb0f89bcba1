import { keepCompiled } from './compile-cache.js';

keepCompiled();
await import('../src/main.ts');
