import { findingsOf, readMachine } from './machine.ts';

/** `check:machine` says what this machine lacks for the scripts of the project. It ends with 1 if one would not work. */
const findings = findingsOf(await readMachine());
for (const { isFault, text } of findings) console.log(`${isFault ? '✗' : '·'} ${text}`);
if (findings.length === 0) console.log('✓ This machine can run, build and test everything.');
if (findings.some(({ isFault }) => isFault)) process.exitCode = 1;
