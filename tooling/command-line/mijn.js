#!/usr/bin/env -S node --max-semi-space-size=4
// A package of its own links the command into the root, because a root that depends on the server would void all cached tasks with each
// change of the server.
import '../../apps/server/bin/mijn.js';
