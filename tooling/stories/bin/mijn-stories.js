#!/usr/bin/env node
import '../src/run.js';
